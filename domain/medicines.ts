import { editDistance } from './edit-distance.ts';
import { MEDICINE_GROUP_IDS, MEDICINE_NAMES, type MedicineGroup } from './medicine-names.ts';

/** Names of this many letters and more also match with a typing slip. */
const FUZZY_MIN_LETTERS = 8;

type Name = { readonly name: string; readonly group: MedicineGroup };

/** All names by first letter: a typing slip hardly ever hits the first one. */
const NAMES_BY_LETTER = new Map<string, Name[]>();
for (const group of MEDICINE_GROUP_IDS) {
  for (const name of MEDICINE_NAMES[group]) {
    const letter = name.charAt(0);
    NAMES_BY_LETTER.set(letter, [...(NAMES_BY_LETTER.get(letter) ?? []), { name, group }]);
  }
}

/** Kinds a person names instead of a medicine, in an entry of a list of medicines. */
const KINDS: readonly (readonly [RegExp, MedicineGroup])[] = [
  [/\bsglt[ -]?2|flozins?\b/, 'sglt2'],
  [
    /\binsulins?\b(?! (?:resist|sensi))|\bnph\b|\b70 ?\/ ?30\b|\b(?:sulfonyl|sulphonyl|glinide)/,
    'insulinOrSulfonylurea',
  ],
  [
    /\bblood pressure\b|\bbp\b|\bwater (?:pill|tablet)|\bdiuretics?\b|\bbeta.?blocker|\bace.?inhibitor/,
    'bloodPressure',
  ],
  [/\bblood.?thin|\banti.?coagul/, 'bloodThinner'],
  [/\bmood.?stabili|\bseizure|\banti.?(?:epilep|psychot|convuls)|\bepilepsy/, 'moodOrSeizure'],
  [
    /\bthyroid\b|\bsteroids?\b|\bcholesterol\b|\bvitamins?\b|\baspirin\b|\bibuprofen\b|\bparacetamol\b/,
    'otherMedicine',
  ],
];

/** Medicines named in a lower-case sentence: the group of each and where its name starts. */
export function medicinesIn(sentence: string): { group: MedicineGroup; start: number }[] {
  const found: { group: MedicineGroup; start: number }[] = [];
  for (const { 0: word, index: start } of sentence.matchAll(/[a-z][a-z0-9-]{3,}/g)) {
    const group = groupOf(word);
    if (group) found.push({ group, start });
  }
  return found;
}

/**
 * Groups of one entry of a person's list of medicines: brand, generic or kind, with a typing slip, a dose or a second
 * medicine beside it. One that was stopped counts too, since its risk does not end that day. Empty when no name in
 * it is known to us.
 */
export function medicineGroups(entry: string): Set<MedicineGroup> {
  const text = entry.normalize('NFKC').toLowerCase();
  const groups = new Set(medicinesIn(text).map(({ group }) => group));
  for (const [pattern, group] of KINDS) {
    if (pattern.test(text)) groups.add(group);
  }
  const joined = groupOf(text.replace(/[^a-z0-9]/g, ''));
  if (joined) groups.add(joined);
  return groups;
}

function groupOf(word: string): MedicineGroup | undefined {
  const candidates = NAMES_BY_LETTER.get(word.charAt(0)) ?? [];
  const named =
    candidates.find(({ name }) => name === word) ??
    (word.length < FUZZY_MIN_LETTERS - 2 ? undefined : candidates.find(({ name }) => nearlySame(word, name)));
  return named?.group ?? (/flozins?$/.test(word) ? 'sglt2' : undefined);
}

function nearlySame(word: string, name: string): boolean {
  if (name.length < FUZZY_MIN_LETTERS || Math.abs(word.length - name.length) > 2) return false;
  return editDistance(word, name) <= (name.length >= 10 ? 2 : 1);
}
