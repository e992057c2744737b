import { loadFoods } from '#content/foods/foods.ts';
import { otherSpellings } from './food-words.ts';

/** All descriptions of the table as one lower-case text, a line each; kept instead of an index to save memory. */
type TableText = { text: string; starts: Uint32Array; byFirstLetter: Map<string, number[]> };

let table: TableText | null = null;

function tableText(): TableText {
  if (table) return table;
  const lines = loadFoods().map(({ description }) => `\n${description.toLowerCase()}`);
  const starts = new Uint32Array(lines.length);
  let at = 0;
  lines.forEach((line, place) => {
    starts[place] = at;
    at += line.length;
  });
  const byFirstLetter = Map.groupBy(lines.keys(), (place) => lines[place]?.charAt(1) ?? '');
  table = { text: `${lines.join('')}\n`, starts, byFirstLetter };
  return table;
}

/** The line that holds a position. */
function placeAt(starts: Uint32Array, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What singular and plural of a word begin with, in all its spellings: "berr" for berry, "doughnut" for donut. */
function beginnings(word: string): string[] {
  return [word, ...otherSpellings(word)].map((one) => (one.length > 3 ? one.replace(/[yf]$/, '') : one));
}

function placesBeginning(beginning: string): Set<number> {
  const { text, starts } = tableText();
  const places = new Set<number>();
  for (let at = text.indexOf(beginning); at !== -1; at = text.indexOf(beginning, at + 1)) {
    if (/[^a-z0-9]/.test(text.charAt(at - 1))) places.add(placeAt(starts, at));
  }
  return places;
}

/** Words that `foodWords` makes of several, so that no description holds them as they are. */
const MADE_UP = /^(?:no(?:skin|bone|sugar|gluten)|fat(?:free|low)|whole(?:wheat|grain|meal))$/;

/** A shorter word is no name of a food. */
const LETTERS_LEAST = 3;

/** Places of the foods that may hold every word: no place is missing, and few are too many. */
export function placesMayHolding(words: readonly string[]): number[] {
  const searched = words.filter((word) => !MADE_UP.test(word));
  if (searched.length === 0 || searched.some(({ length }) => length < LETTERS_LEAST)) return [];
  let places: ReadonlySet<number> | null = null;
  // The longest word is the rarest, and one that no food holds ends the search.
  for (const word of searched.toSorted((a, b) => b.length - a.length)) {
    const own = placesOfWord(word);
    places = places === null ? own : own.intersection(places);
    if (places.size === 0) return [];
  }
  return [...(places ?? [])];
}

function placesOfWord(word: string): Set<number> {
  const [first = new Set<number>(), ...others] = beginnings(word).map(placesBeginning);
  return others.reduce((all, more) => all.union(more), first);
}

/** Places of the foods whose description begins with the word. */
export function placesStarting(word: string): number[] {
  const { text, starts, byFirstLetter } = tableText();
  return beginnings(word).flatMap((start) =>
    (byFirstLetter.get(start.charAt(0)) ?? []).filter((place) =>
      text.startsWith(start, (starts[place] ?? 0) + 1),
    ),
  );
}
