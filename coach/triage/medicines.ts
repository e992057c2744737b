/**
 * Medicine names by the risk they carry with low carb or fasting. Generic and brand names are facts of the trade;
 * names of eight letters and more also match with a typing slip.
 */
export const MEDICINE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  sglt2: [
    ...['jardiance', 'farxiga', 'forxiga', 'invokana', 'steglatro', 'brenzavvy', 'inpefa', 'empagliflozin'],
    ...['dapagliflozin', 'canagliflozin', 'ertugliflozin', 'bexagliflozin', 'sotagliflozin', 'ipragliflozin'],
    ...[
      'luseogliflozin',
      'tofogliflozin',
      'synjardy',
      'xigduo',
      'invokamet',
      'segluromet',
      'glyxambi',
      'qtern',
    ],
    ...['steglujan', 'trijardy', 'sglt2', 'sglt-2', 'sglt2i'],
  ],
  insulinOrSulfonylurea: [
    ...[
      'lantus',
      'basaglar',
      'toujeo',
      'tresiba',
      'levemir',
      'humalog',
      'novolog',
      'novorapid',
      'apidra',
      'fiasp',
    ],
    ...[
      'humulin',
      'novolin',
      'glipizide',
      'glucotrol',
      'glimepiride',
      'amaryl',
      'glyburide',
      'glibenclamide',
    ],
    ...['gliclazide', 'diamicron', 'repaglinide', 'prandin', 'nateglinide', 'starlix', 'sulfonylurea'],
    ...['sulphonylurea', 'glinide', 'soliqua', 'xultophy'],
  ],
  potassiumSparing: ['spironolactone', 'aldactone', 'eplerenone', 'triamterene', 'amiloride', 'entresto'],
  bloodPressure: [
    ...[
      'lisinopril',
      'enalapril',
      'ramipril',
      'benazepril',
      'losartan',
      'valsartan',
      'telmisartan',
      'candesartan',
    ],
    ...[
      'olmesartan',
      'irbesartan',
      'amlodipine',
      'nifedipine',
      'diltiazem',
      'metoprolol',
      'atenolol',
      'carvedilol',
    ],
    ...[
      'bisoprolol',
      'propranolol',
      'hydrochlorothiazide',
      'hctz',
      'chlorthalidone',
      'indapamide',
      'furosemide',
    ],
    ...['lasix', 'bumetanide', 'torsemide'],
  ],
  bloodThinner: [
    ...['warfarin', 'coumadin', 'jantoven', 'acenocoumarol', 'eliquis', 'apixaban', 'xarelto', 'rivaroxaban'],
    ...['pradaxa', 'dabigatran', 'edoxaban', 'anticoagulant', 'anticoagulants'],
  ],
  moodOrSeizure: [
    ...['lithium', 'lithobid', 'valproate', 'valproic', 'depakote', 'topiramate', 'topamax', 'zonisamide'],
    ...[
      'acetazolamide',
      'diamox',
      'lamotrigine',
      'lamictal',
      'clozapine',
      'olanzapine',
      'zyprexa',
      'quetiapine',
    ],
    ...['seroquel', 'risperidone', 'carbamazepine', 'tegretol', 'levetiracetam', 'keppra', 'phenytoin'],
  ],
  otherMedicine: [
    ...[
      'metformin',
      'glucophage',
      'ozempic',
      'wegovy',
      'mounjaro',
      'zepbound',
      'trulicity',
      'victoza',
      'saxenda',
    ],
    ...['rybelsus', 'semaglutide', 'tirzepatide', 'liraglutide', 'dulaglutide', 'levothyroxine', 'synthroid'],
    ...[
      'euthyrox',
      'armour thyroid',
      'prednisone',
      'prednisolone',
      'hydrocortisone',
      'dexamethasone',
      'allopurinol',
    ],
    ...[
      'statin',
      'statins',
      'atorvastatin',
      'rosuvastatin',
      'simvastatin',
      'pravastatin',
      'lipitor',
      'crestor',
    ],
    ...['phentermine', 'januvia', 'sitagliptin', 'pioglitazone', 'antidepressant', 'antidepressants'],
  ],
};

const FUZZY_MIN_LETTERS = 8;

/** All names by first letter: a typing slip hardly ever hits the first one. */
const NAMES_BY_LETTER = new Map<string, { name: string; group: string }[]>();
for (const [group, names] of Object.entries(MEDICINE_GROUPS)) {
  for (const name of names) {
    const letter = name.charAt(0);
    NAMES_BY_LETTER.set(letter, [...(NAMES_BY_LETTER.get(letter) ?? []), { name, group }]);
  }
}

/** Medicines named in a lower-case sentence: the group of each and where its name starts. */
export function medicinesIn(sentence: string): { group: string; start: number }[] {
  const found: { group: string; start: number }[] = [];
  for (const { 0: word, index: start } of sentence.matchAll(/[a-z][a-z0-9-]{3,}/g)) {
    const named = NAMES_BY_LETTER.get(word.charAt(0))?.find(({ name }) => sameMedicine(word, name));
    const group = named?.group ?? (/flozins?$/.test(word) ? 'sglt2' : undefined);
    if (group) found.push({ group, start });
  }
  return found;
}

function sameMedicine(word: string, name: string): boolean {
  if (word === name) return true;
  if (name.length < FUZZY_MIN_LETTERS || Math.abs(word.length - name.length) > 2) return false;
  return editDistance(word, name) <= (name.length >= 10 ? 2 : 1);
}

/** Letters to add, drop, change or swap with their neighbour to turn one word into the other. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(swapped ? Math.min(cost, (beforeLast[j - 2] ?? 0) + 1) : cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
