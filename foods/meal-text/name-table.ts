import { readFileSync } from 'node:fs';
import { nameWords } from './left-out.ts';
import { type TableFood, tableFoods } from './table-foods.ts';

/** A food that has names of its own in a table, told by whoever speaks of it so. */
export interface NamedFood {
  readonly of: TableFood;
  /** Grams of "piece", "cup", "helping" and the like, where they are known. */
  readonly measures: ReadonlyMap<string, number>;
  /** Words of all its names: none of them makes it another food, where more than a bare word names it. */
  readonly words: ReadonlySet<string>;
}

export interface FoundName extends NamedFood {
  /** The name, and what stands beside it. */
  readonly name: readonly string[];
  readonly rest: readonly string[];
}

const listed = (cell = ''): string[] =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const measuresOf = (cell: string | undefined): ReadonlyMap<string, number> =>
  new Map(
    listed(cell).map((item) => {
      const at = item.lastIndexOf(' ');
      return [item.slice(0, at), Number(item.slice(at + 1))];
    }),
  );

let byId: ReadonlyMap<string, TableFood> | null = null;
export function tableFoodById(id: string): TableFood | null {
  byId ??= new Map(tableFoods().map((of) => [of.id, of]));
  return byId.get(id) ?? null;
}

/** A row of a file, taken apart when its food is looked at: of thousands few ever are. */
class RowOfNames implements NamedFood {
  readonly #id: string;
  readonly #names: string;
  readonly #measures: string;

  constructor(id: string, names: string, measures: string) {
    this.#id = id;
    this.#names = names;
    this.#measures = measures;
  }

  get of(): TableFood {
    const of = tableFoodById(this.#id);
    if (!of) throw new Error(`Food ${this.#id} of a list of names is in no table`);
    return of;
  }

  get measures(): ReadonlyMap<string, number> {
    return measuresOf(this.#measures);
  }

  get words(): ReadonlySet<string> {
    return new Set(listed(this.#names).flatMap(nameWords));
  }
}

/** Names, each of one food; who claims a name first keeps it. */
export class NameTable {
  readonly #byName = new Map<string, NamedFood>();
  readonly #words = new Set<string>();
  #longest = 1;

  /** Rows of a file: id, names and measures in three columns. */
  addFile(file: URL): this {
    for (const line of readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)) {
      const [id = '', names = '', measures = ''] = line.split('\t');
      this.#claim(listed(names), new RowOfNames(id, names, measures));
    }
    return this;
  }

  add(names: readonly string[], of: TableFood, measures: ReadonlyMap<string, number>): void {
    this.#claim(names, { of, measures, words: new Set(names.flatMap(nameWords)) });
  }

  #claim(names: readonly string[], known: NamedFood): void {
    for (const name of names) {
      const words = nameWords(name);
      const key = words.join(' ');
      if (key === '' || this.#byName.has(key)) continue;
      this.#byName.set(key, known);
      for (const word of words) this.#words.add(word);
      this.#longest = Math.max(this.#longest, words.length);
    }
  }

  has(words: readonly string[]): boolean {
    return this.#byName.has(words.join(' '));
  }

  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** The longest name among the words, the last of those; null where none is. */
  find(words: readonly string[]): FoundName | null {
    for (let length = Math.min(this.#longest, words.length); length > 0; length--)
      for (let at = words.length - length; at >= 0; at--) {
        const name = words.slice(at, at + length);
        const known = this.#byName.get(name.join(' '));
        if (known)
          return {
            of: known.of,
            measures: known.measures,
            words: known.words,
            name,
            rest: [...words.slice(0, at), ...words.slice(at + length)],
          };
      }
    return null;
  }
}
