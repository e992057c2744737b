import { editDistance } from './edit-distance.ts';
import { MEDICINE_GROUP_IDS, MEDICINE_NAMES, type MedicineGroup } from './medicine-names.ts';

/** Names of this many letters and more also match with a typing slip. */
const FUZZY_MIN_LETTERS = 8;

/** From so many letters on a name is known by its spelling in other languages. */
const SPELLING_MIN_LETTERS = 7;

type Name = { readonly name: string; readonly group: MedicineGroup };

/** All names by first letter: a typing slip hardly ever hits the first one. */
const NAMES_BY_LETTER = new Map<string, Name[]>();
for (const group of MEDICINE_GROUP_IDS) {
  for (const name of MEDICINE_NAMES[group]) {
    const letter = name.charAt(0);
    NAMES_BY_LETTER.set(letter, [...(NAMES_BY_LETTER.get(letter) ?? []), { name, group }]);
  }
}

/**
 * A name without what languages spell differently: "hidroclorotiazida" and "hydrochlorothiazide", "gliclazid" and
 * "gliclazida" become one. Short words stay as they are, for they would soon mean something else.
 */
function inAnyLanguage(word: string): string {
  if (word.length < SPELLING_MIN_LETTERS) return word;
  return word
    .replace(/^h(?=[iy])/, '')
    .replace(/th/g, 't')
    .replace(/ph/g, 'f')
    .replace(/ch/g, 'c')
    .replace(/ou/g, 'u')
    .replace(/y/g, 'i')
    .replace(/k/g, 'c')
    .replace(/(?:um|[aeo])$/, '');
}

const NAMES_BY_SPELLING = new Map<string, Name>();
for (const group of MEDICINE_GROUP_IDS) {
  for (const name of MEDICINE_NAMES[group]) NAMES_BY_SPELLING.set(inAnyLanguage(name), { name, group });
}

/** Kinds a person names instead of a medicine, in an entry of a list of medicines. */
const KINDS: readonly (readonly [RegExp, MedicineGroup])[] = [
  [/\bsglt[ -]?2|flozin(?:s|as?|es?)?\b/, 'sglt2'],
  [
    /(?<!\b(?:resist|sensib|sensitiv)\p{L}{0,9} (?:\p{L}{1,4} ){0,2}l?['’]?)\bin[sz]ul(?:in(?:s|as?|es?|y)?|iini)\b(?! (?:resist|sensi))/u,
    'insulinOrSulfonylurea',
  ],
  [
    /\bnph\b|\b70 ?\/ ?30\b|\b(?:sulfon[yi]l|sulphonyl|sulfamid\p{L}{0,9} hypoglyc|glinid)/u,
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

/** The riskiest in other scripts, where a name is not taken apart. */
const OTHER_SCRIPTS: readonly (readonly [RegExp, MedicineGroup])[] = [
  [/глифлозин/, 'sglt2'],
  [
    /инсулин|інсулін|ινσουλίν|胰岛素|胰島素|インスリン|인슐린|[اأ]نسولين|इ(?:ं|न्)सुलिन|гликлазид|глимепирид|глибенкламид/,
    'insulinOrSulfonylurea',
  ],
  [/варфарин/, 'bloodThinner'],
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
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  const groups = new Set(medicinesIn(plain).map(({ group }) => group));
  for (const [pattern, group] of KINDS) if (pattern.test(plain)) groups.add(group);
  for (const [pattern, group] of OTHER_SCRIPTS) if (pattern.test(text)) groups.add(group);
  const joined = groupOf(plain.replace(/[^a-z0-9]/g, ''));
  if (joined) groups.add(joined);
  return groups;
}

function groupOf(word: string): MedicineGroup | undefined {
  const candidates = NAMES_BY_LETTER.get(word.charAt(0)) ?? [];
  const named =
    candidates.find(({ name }) => name === word) ??
    NAMES_BY_SPELLING.get(inAnyLanguage(word)) ??
    (word.length < FUZZY_MIN_LETTERS - 2 ? undefined : candidates.find(({ name }) => nearlySame(word, name)));
  return named?.group ?? (/flozin(?:s|as?|es?)?$/.test(word) ? 'sglt2' : undefined);
}

function nearlySame(word: string, name: string): boolean {
  if (name.length < FUZZY_MIN_LETTERS || Math.abs(word.length - name.length) > 2) return false;
  return editDistance(word, name) <= (name.length >= 10 ? 2 : 1);
}
