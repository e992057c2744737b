import { readFileSync } from 'node:fs';
import { foodById } from '#content/foods/foods.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { foodWords, wordsKey } from './food-words.ts';

/** A food as people call it. */
export interface EverydayFood {
  readonly food: Food;
  /** The name it is answered with. */
  readonly name: string;
  /**
   * Grams of "piece", "slice", "cup", "can" and the like. USDA's own household measures for this food; where it has
   * none, those of the closest food (a cup of Greek yogurt weighs what a cup of yogurt does).
   */
  readonly measures: ReadonlyMap<string, number>;
  /** Another food that the bare word may mean. */
  readonly alternative: Food | null;
}

/** A dish that the table lacks, as the foods it is usually made of. Amounts are a plain single portion of ours. */
export interface EverydayDish {
  readonly name: string;
  readonly parts: readonly { readonly food: Food; readonly grams: number }[];
}

export type EverydayName =
  | {
      readonly kind: 'food';
      readonly entry: EverydayFood;
      /** A bare word that may mean several foods ("cheese"), a brand whose kind this is, or the food itself. */
      readonly as: 'usual' | 'brand' | 'itself';
    }
  | { readonly kind: 'dish'; readonly dish: EverydayDish };

function rowsOf(file: string): string[][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').trimEnd();
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

function needFood(id: string): Food {
  const food = foodById(id);
  if (!food) throw new Error(`Everyday food ${id} is not in the foods table`);
  return food;
}

function listed(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** "large 50" as ["large", 50]; "fl oz 30.7" keeps its two words. */
function measureOf(text: string): [string, number] {
  const at = text.lastIndexOf(' ');
  return [text.slice(0, at), Number(text.slice(at + 1))];
}

class NameIndex {
  readonly #inOrder = new Map<string, EverydayName>();
  readonly #anyOrder = new Map<string, EverydayName>();
  readonly #words = new Set<string>();

  add(name: string, known: EverydayName): void {
    const words = foodWords(name);
    this.#inOrder.set(words.join(' '), known);
    for (const word of words) this.#words.add(word);
    const key = wordsKey(words);
    if (!this.#anyOrder.has(key)) this.#anyOrder.set(key, known);
  }

  /** The food of this name: its words in this order, else in any ("chocolate milk" is no milk chocolate). */
  get(words: readonly string[]): EverydayName | undefined {
    return this.#inOrder.get(words.join(' ')) ?? this.#anyOrder.get(wordsKey(words));
  }

  all(): EverydayName[] {
    return [...this.#inOrder.values()];
  }

  /** Each name, as its words in comparable form, with what it means. */
  entries(): IterableIterator<[string, EverydayName]> {
    return this.#inOrder.entries();
  }

  /** Every word that names are made of. */
  words(): ReadonlySet<string> {
    return this.#words;
  }
}

/** Marks before a name in the file. */
const NAME_MARKS: Readonly<Record<string, 'usual' | 'brand'>> = { '~': 'usual', '=': 'brand' };
const MARK = /^[~=]/;

function readNames(): NameIndex {
  const names = new NameIndex();
  for (const [id = '', called, measures, other] of rowsOf('./everyday-foods.tsv')) {
    const all = listed(called);
    const entry: EverydayFood = {
      food: needFood(id),
      name: (all.find((name) => !name.startsWith('=')) ?? '').replace(MARK, ''),
      measures: new Map(listed(measures).map(measureOf)),
      alternative: other ? needFood(other) : null,
    };
    for (const name of all) {
      const as = NAME_MARKS[name.charAt(0)] ?? 'itself';
      names.add(name.replace(MARK, ''), { kind: 'food', entry, as });
    }
  }
  for (const [called, parts] of rowsOf('./dishes.tsv')) {
    const all = listed(called);
    const dish: EverydayDish = {
      name: all[0] ?? '',
      parts: listed(parts).map((part) => {
        const [id, grams] = measureOf(part);
        return { food: needFood(id), grams };
      }),
    };
    for (const name of all) names.add(name, { kind: 'dish', dish });
  }
  return names;
}

let names: NameIndex | null = null;

/** Everyday names of foods and dishes. Read from disk on first use and kept. */
export function everydayNames(): NameIndex {
  names ??= readNames();
  return names;
}

let byId: ReadonlyMap<string, EverydayFood> | null = null;

/** What is known of a food of the table beyond its row. */
export function everydayFood(food: Food): EverydayFood | null {
  byId ??= new Map(
    everydayNames()
      .all()
      .flatMap((known) => (known.kind === 'food' ? [[known.entry.food.id, known.entry] as const] : [])),
  );
  return byId.get(food.id) ?? null;
}
