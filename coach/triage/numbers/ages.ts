import type { NumberToken, Token } from './number-tokens.ts';
import { words } from './quantity-names.ts';

const YEARS = new Set(
  words('year, years, yr, yrs, yo, anos, ans, jahre, jahr, anni, jaar, lat, lata, saal, varsh'),
);
const OLD = new Set(words('old, alt, alte, alten, oud, oude, ka, ki, ke'));
/** "tengo 15", "j'ai 15", "ho 15", "mam 15": having years is being old in half of Europe. */
const HAVING = new Set(
  words("tengo, tiene, ai, j'ai, a, ho, ha, tenho, tem, mam, ma, de, di, van, main, umar"),
);
const BEING = new Set(
  words("i'm, im, am, is, she's, he's, shes, hes, bin, ist, ben, aged, age, turned, turning, turns, being"),
);
const SOFTENERS = new Set(words('only, just, now, about, almost, nearly, like, a, currently, still'));
const PEOPLE = new Set(
  words(
    'i, he, she, son, daughter, child, kid, kiddo, baby, boy, girl, teen, teenager, nephew, niece, grandson, granddaughter, sister, brother, mom, mum, mother, dad, father, grandma, grandpa, gran, nan, wife, husband, uncle, aunt, friend, partner, ich, er, sie, ik, hij, zij, sohn, tochter, zoon, dochter',
  ),
);
/** "my father got sugar at 48", "she had her stroke at 52" */
const BEGAN = new Set(words('got, had, developed, diagnosed, became, died, passed, retired'));
const BEGAN_MOST = 6;
const CHILDREN = new Set(
  words(
    'son, daughter, child, kid, kiddo, baby, boy, girl, teen, teenager, nephew, niece, grandson, granddaughter',
  ),
);
/** What goes on after an age that has no unit; anything else may be what is counted. */
const AFTER_AGE = new Set(
  words(
    "and, n, but, m, f, male, female, with, w, who, so, now, here, girl, boy, can, is, want, wants, wanna, trying, i, i'm, im, should, my, weigh, this, next, soon, btw, doing, on, or, if, what, how, und, en, y, et, e, ich, ik, will, wil, she, he, almost, years, year, yrs, yr, yo, very, overweight, diabetic, type",
  ),
);
/** May be some years old without being a person. */
const THINGS = new Set(
  words(
    'dog, puppy, cat, kitten, horse, car, truck, laptop, phone, computer, house, home, tv, bike, account, relationship, marriage, story, journey, keto, diet, scotch, whisky, whiskey, cheddar, wine, business, company, roof, fridge, machine, self, me, project, job, recipe, scale, meter',
  ),
);
const WEEKS = new Set(
  words('week, weeks, wk, wks, semanas, semaines, wochen, woche, settimane, weken, tygodni, tydzien, hafte'),
);
const EXPECTING = new Set(
  words(
    'pregnant, pregnancy, preggo, preggers, along, gestation, embarazada, embarazo, enceinte, grossesse, schwanger, incinta, gravidanza, gravida, gravidez, zwanger, ciazy, ciaza',
  ),
);
const AFTERWARDS = new Set(words('postpartum, pp, ago, after, post'));
const AGE_MOST = 115;
const WEEKS_MOST = 42;

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? '';
const isWhole = ({ value, decimals, lower }: NumberToken) =>
  decimals === 0 && lower === undefined && value > 1;

/** Whether the number at a place is somebody's age in years. */
export function isAge(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at];
  if (number?.kind !== 'number' || !isWhole(number) || number.value > AGE_MOST) return false;
  const after = tokens.slice(at + 1, at + 6).map(({ text }) => text);
  if (isOfThing(tokens, at)) return false;
  if (isSexed(tokens, at, number)) return true;
  const isYo = after[0] === 'yo' || (after[0] === 'y' && after[2] === 'o');
  if (isYo || YEARS.has(after[0] ?? '')) return isYears(tokens, at, isYo);
  return number.unit === null && followsWell(tokens, at) && (isBeing(tokens, at) || isOnset(tokens, at));
}

/** What somebody got at an age: who, what happened, "at". */
function isOnset(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at - 1) !== 'at') return false;
  const began = tokens.slice(0, at).findLastIndex(({ text }) => BEGAN.has(text));
  return (
    began > 0 &&
    at - began <= BEGAN_MOST &&
    tokens.slice(Math.max(0, began - 2), began).some(({ text }) => PEOPLE.has(text) || text === 'was')
  );
}

/** "my dog is 11" */
function isOfThing(tokens: readonly Token[], at: number): boolean {
  const [one, two] = [tokens[at - 1], tokens[at - 2]];
  return one?.kind === 'word' && (THINGS.has(one.text) || (two?.kind === 'word' && THINGS.has(two.text)));
}

/** "15 years old", "tengo 15 años"; "15 years with diabetes" is none. */
function isYears(tokens: readonly Token[], at: number, isYo: boolean): boolean {
  const [next, then] = [textAt(tokens, at + 2), textAt(tokens, at + 3)];
  if (!OLD.has(next) && THINGS.has(next)) return false;
  if (isYo || OLD.has(next)) return !THINGS.has(then) && !['ago', 'of'].includes(next);
  const isSpan = ['ago', 'of', 'di', 'de', "d'", 'later', 'back', 'and', 'in', 'since'].includes(next);
  return !isSpan && (HAVING.has(wordBefore(tokens, at)) || isBeing(tokens, at));
}

/** "14f", "14/f", "i 14 m here": near the head of a sentence or after "I". */
function isSexed(tokens: readonly Token[], at: number, number: NumberToken): boolean {
  const next = textAt(tokens, at + 1);
  const isSlashed = next === '/' && ['m', 'f'].includes(textAt(tokens, at + 2));
  const isGlued = number.unit === '°F' || (number.unit === 'other' && next === 'm') || isSlashed;
  const before = wordBefore(tokens, at);
  const follows = textAt(tokens, at + (number.unit === '°F' ? 1 : isSlashed ? 3 : 2));
  const from = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'stop' || kind === 'link') + 1;
  const isHead = at - from <= 2 && tokens.slice(from, at).every(({ kind }) => kind !== 'label');
  const isPlaced = isHead || follows === 'here' || ['i', 'im', "i'm", 'me', 'am'].includes(before);
  const goesOn =
    /^\d*$/.test(follows) ||
    follows === ',' ||
    follows === '.' ||
    AFTER_AGE.has(follows) ||
    PEOPLE.has(follows);
  return isGlued && isPlaced && goesOn && number.value >= 9 && number.value < 100;
}

function followsWell(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || next.kind === 'stop') return true;
  return next.kind === 'link' ? next.text !== '/' : AFTER_AGE.has(next.text);
}

/** "i am 15", "son is 11", "my kid (11)", "age 14". */
function isBeing(tokens: readonly Token[], at: number): boolean {
  if (isOfQuantity(tokens, at)) return false;
  let index = at - 1;
  while (index >= 0 && (SOFTENERS.has(textAt(tokens, index)) || tokens[index]?.kind === 'link')) index--;
  const word = textAt(tokens, index);
  const owner = textAt(tokens, index - 1);
  if (CHILDREN.has(word)) return true;
  if (!BEING.has(word) && !BEING.has(word.replace(/'s$/, ''))) return false;
  return word === 'is' || word === 'ist' || word === 'am' || word === 'turned' ? PEOPLE.has(owner) : true;
}

/** "my daughter's sugar is 33": what was named in the clause is no age. */
function isOfQuantity(tokens: readonly Token[], at: number): boolean {
  let from = at - 1;
  while (from >= 0 && !['stop', 'link', 'number'].includes(tokens[from]?.kind ?? 'stop')) from--;
  return tokens
    .slice(from + 1, at)
    .some((token) => token.kind === 'label' && token.quantity !== 'other' && token.quantity !== 'age');
}

function wordBefore(tokens: readonly Token[], at: number): string {
  let index = at - 1;
  while (SOFTENERS.has(textAt(tokens, index)) && textAt(tokens, index) !== 'a') index--;
  return textAt(tokens, index);
}

/** Whether the number at a place counts the weeks of a pregnancy. */
export function isPregnancyWeek(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at];
  if (number?.kind !== 'number' || !isWhole(number) || number.value > WEEKS_MOST) return false;
  if (!WEEKS.has(textAt(tokens, at + 1))) return false;
  const near = tokens.slice(Math.max(0, at - 5), at + 5);
  return near.some(({ text }) => EXPECTING.has(text)) && !AFTERWARDS.has(textAt(tokens, at + 2));
}
