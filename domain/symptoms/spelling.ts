import { editDistance } from '../spelling/edit-distance.ts';

/**
 * Words that the safety rules turn on. A word close to one of them is read as it; those of seven letters may be one
 * letter off, those of ten two, and the first letter must be right.
 */
const KEY_WORDS = [
  ...['breathing', 'breathless', 'vomiting', 'nauseous', 'dizziness', 'palpitations', 'unconscious'],
  ...['unresponsive', 'suicidal', 'suicide', 'seizure', 'seizures', 'fainted', 'slurred', 'drooping'],
  ...['diabetes', 'diabetic', 'ketoacidosis', 'insulin', 'glucose', 'ketones', 'hypoglycemia', 'pregnant'],
  ...[
    'pregnancy',
    'breastfeeding',
    'postpartum',
    'gestational',
    'anorexia',
    'anorexic',
    'bulimia',
    'bulimic',
  ],
  ...['pancreatitis', 'gallbladder', 'gallstones', 'cirrhosis', 'hepatitis', 'dialysis', 'creatinine'],
  ...[
    'porphyria',
    'epilepsy',
    'bipolar',
    'schizophrenia',
    'psychosis',
    'hypertension',
    'heartbeat',
    'stomach',
  ],
  ...[
    'abdominal',
    'confused',
    'confusion',
    'headache',
    'swallow',
    'swollen',
    'triglycerides',
    'antidepressant',
  ],
];

/** Slips in words too short to be judged by their letters. */
const SLIPS: Readonly<Record<string, string>> = {
  ...{ pian: 'pain', apin: 'pain', chets: 'chest', cheast: 'chest', chesst: 'chest' },
  ...{ brest: 'breast', breth: 'breath', brethe: 'breathe', breahte: 'breathe' },
  ...{ dizy: 'dizzy', dizzyness: 'dizziness', naseous: 'nauseous', nasuea: 'nausea', nausia: 'nausea' },
  ...{ sucide: 'suicide', sucidal: 'suicidal', suger: 'sugar', kidny: 'kidney' },
  ...{ numbnes: 'numbness', preggo: 'pregnant', preggers: 'pregnant', ketons: 'ketones', faintd: 'fainted' },
};

/** Real words that stand close to a key word. */
const OTHER_WORDS = new Set([
  ...[
    'diabetics',
    'hepatic',
    'creatine',
    'painted',
    'feinted',
    'tainted',
    'swallows',
    'swallowed',
    'headaches',
  ],
  ...['suicides', 'pregnancies', 'stomachs', 'ketone', 'confuses', 'confuse', 'ketosis', 'ketotic'],
  ...['confusing', 'heartbeats', 'breathings', 'glucoses', 'gallstone', 'antidepressants', 'sucrose'],
  ...['insulins', 'breathable', 'vomit', 'swallowing', 'conclusion', 'contusion', 'seizing', 'conscious'],
  ...['triglyceride', 'palpitation', 'abdominals', 'hypotension', 'prostatitis', 'headset', 'dialect'],
]);

const KNOWN = new Set(KEY_WORDS);
const BY_LETTER = new Map(
  KEY_WORDS.map(({ 0: letter = '' }) => [letter, KEY_WORDS.filter((word) => word.startsWith(letter))]),
);

/** The lower-case text with slips in the words that matter put right. */
export function withSlipsRighted(text: string): string {
  return text.replace(
    /[a-z]{3,20}/g,
    (word) => SLIPS[word] ?? (word.length < 7 ? word : nearestKeyWord(word)),
  );
}

function nearestKeyWord(word: string): string {
  if (KNOWN.has(word) || OTHER_WORDS.has(word)) return word;
  const near = BY_LETTER.get(word.charAt(0))?.find((key) => {
    const slips = key.length >= 10 ? 2 : 1;
    return Math.abs(key.length - word.length) <= slips && editDistance(word, key) <= slips;
  });
  return near ?? word;
}
