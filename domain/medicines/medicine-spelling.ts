import { editDistance } from '../spelling/edit-distance.ts';
import { MEDICINE_GROUP_IDS, MEDICINE_NAMES, type MedicineGroup } from './medicine-names.ts';
import { ORDINARY_ELSEWHERE, ORDINARY_WORDS } from './ordinary-words.ts';

/** Shorter names have too many neighbours: they are found as they are written. */
const SLIPS_FROM_LETTERS = 6;
const TWO_SLIPS_FROM_LETTERS = 8;

/** A word that may be meant: the name of a medicine, or an ordinary word, which has no group. */
type Meant = { word: string; group?: MedicineGroup; slips: number; letters: number };

const NAMES = MEDICINE_GROUP_IDS.flatMap((group) => MEDICINE_NAMES[group].map((name) => meant(name, group)));
const GROUP_BY_NAME = new Map(NAMES.map(({ word, group }) => [word, group]));
const LONG_NAMES = NAMES.filter(({ slips }) => slips > 0);
const GROUP_BY_SOUND = new Map(LONG_NAMES.map(({ word, group }) => [soundOf(word), group]));
/** By sound of the first letter, which a slip hardly ever hits. An ordinary word comes first: as near, it is meant. */
const MEANT_BY_START = Map.groupBy(
  [...[...ORDINARY_WORDS].map((word) => meant(word)), ...LONG_NAMES],
  ({ word }) => soundOf(word).charAt(0),
);

function meant(word: string, group?: MedicineGroup): Meant {
  const slips = word.length < SLIPS_FROM_LETTERS ? 0 : word.length < TWO_SLIPS_FROM_LETTERS ? 1 : 2;
  return { word, group, slips, letters: lettersOf(word) };
}

/**
 * The group of a lower-case word that is the name of a medicine: as written, as other languages spell it
 * ("hidroclorotiazida", "gliclazid"), or with one slip of the hand from six letters on and two from eight on. Ordinary
 * words that stand so close to a name are left alone.
 */
export function medicineNamed(word: string): MedicineGroup | undefined {
  const named = GROUP_BY_NAME.get(word);
  if (named) return named;
  if (word.length < SLIPS_FROM_LETTERS - 1) return undefined;
  if (ORDINARY_WORDS.has(word) || ORDINARY_ELSEWHERE.has(word)) return undefined;
  return GROUP_BY_SOUND.get(soundOf(word)) ?? nearestTo(word)?.group;
}

/** The group of a name that was written as two words: "novo rapid". */
export function medicineJoined(first: string, second: string): MedicineGroup | undefined {
  return first.length + second.length < TWO_SLIPS_FROM_LETTERS - 1
    ? undefined
    : GROUP_BY_NAME.get(first + second);
}

function nearestTo(word: string): Meant | undefined {
  const [first = '', second = ''] = soundOf(word);
  const letters = lettersOf(word);
  let nearest: Meant | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const start of first === second ? [first] : [first, second]) {
    for (const candidate of MEANT_BY_START.get(start) ?? []) {
      const { word: name, slips } = candidate;
      if (Math.abs(name.length - word.length) > slips) continue;
      if (countOf(letters ^ candidate.letters) > 2 * slips) continue;
      if (start !== first && (name[0] !== word[1] || name[1] !== word[0])) continue; // the first two changed places
      const distance = editDistance(word, name);
      if (distance > slips || distance >= least) continue;
      nearest = candidate;
      least = distance;
    }
  }
  return nearest;
}

/** A name without what languages and ears spell differently: "gliclazid", "glyclazida" and "gliklazide" become one. */
function soundOf(word: string): string {
  return word
    .replaceAll('-', '')
    .replace(/^h(?=[iy])/, '')
    .replace(/([tpc])h/g, (_, letter: string) => (letter === 'p' ? 'f' : letter))
    .replaceAll('ou', 'u')
    .replaceAll('y', 'i')
    .replace(/[kq]/g, 'c')
    .replace(/[zx]/g, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=.{5})(?:um|[aeo])$/, '');
}

/** The letters of a word as bits: words that share too few are never near. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
