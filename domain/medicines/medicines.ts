import type { MedicineGroup } from './medicine-names.ts';
import { medicineJoined, medicineNamed } from './medicine-spelling.ts';

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
  let before = { word: '', start: -1 };
  for (const { 0: word, index: start } of sentence.matchAll(/[a-z][a-z0-9-]*/g)) {
    const group = word.length > 3 ? groupOf(word) : undefined;
    const joined = before.start + before.word.length + 1 === start && medicineJoined(before.word, word);
    if (group) found.push({ group, start });
    else if (joined) found.push({ group: joined, start: before.start });
    before = { word, start };
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
  return medicineNamed(word) ?? (/flozin(?:s|as?|es?)?$/.test(word) ? 'sglt2' : undefined);
}
