/** Words too common in questions to tell one article from another. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are as at be been before being but by can could did do does doing for from ' +
    'get go got had has have having he her his how i if im in into is it its ive just like make many me more most much ' +
    'my need no not of off on one only or other our out over please really say she should so some such take tell than ' +
    'that the their them then there these they this those to too up us use very want was way we were what when where ' +
    'which while who why will with would you your keto diet ketogenic eat eating eats day daily good bad ok okay best'
  ).split(' '),
);

/** Words of a text in a comparable form: lower case, plural endings cut, stop words left out. */
export function contentWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[a-z0-9:]+/g) ?? []
  )
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map(stem)
    .map((word) => SAME_WORD.get(word) ?? word);
}

/** Stems that mean the same here, brought to the one the handbook uses more. */
const SAME_WORD = new Map(
  Object.entries({
    sign: ['symptom'],
    test: ['diagnose', 'diagnosed', 'diagnosis', 'screen', 'screened', 'detect'],
    drink: ['beverage', 'beverag'],
    exercise: ['workout', 'exercis'],
    doctor: ['physician', 'clinician', 'dr'],
    pill: ['tablet', 'capsule'],
    reverse: ['cure', 'cured', 'heal', 'reversed', 'remission'],
    child: ['kid', 'children', 'toddler', 'teenager'],
    recipe: ['cookbook'],
    score: ['rat', 'rating', 'grade'],
    tired: ['tirednes', 'fatigue', 'exhausted', 'exhaustion'],
    bowel: ['poop', 'pooping', 'poo'],
    lose: ['lost', 'los', 'loss'],
    gain: ['gained'],
  }).flatMap(([word, others]) => others.map((other): [string, string] => [other, word])),
);

function stem(word: string): string {
  if (word === 'fasting') return word; // no relative of fast food and fast weight loss
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3).replace(/(.)\1$/, '$1');
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}
