import type { MedicineGroup } from '#domain/medicines/medicine-names.ts';
import { medicineGroups } from '#domain/medicines/medicines.ts';
import { foodOfName } from '#foods/food-finder.ts';
import { foodWords } from '#foods/food-words.ts';
import type { Card } from '../handbook/card.ts';
import { isTurnedAway } from './turned-away.ts';

type Condition = NonNullable<Card['condition']>;

/** The group in which a question has to name a medicine for a card about those who take it. */
const MEDICINES: Readonly<Partial<Record<Condition, MedicineGroup>>> = {
  insulin: 'insulinOrSulfonylurea',
  sglt2: 'sglt2',
  metformin: 'otherMedicine',
  'glp-1': 'otherMedicine',
};

/** Words by which somebody tells that a card for one condition alone may be theirs. */
const CONDITION_WORDS: Readonly<Partial<Record<Condition, RegExp>>> = {
  insulin: /\bdiabet\w*|\bhypos?\b|\bgo(?:es|ing)? low\b|\bsugar (?:keeps? )?drop/i,
  'type-1': /\btype ?(?:1|one|i)\b|\bt1d?\b|\blada\b/i,
  'glp-1': /\bglp\b|\bjabs?\b|\bshots?\b|\binjections?\b/i,
  pregnant: /\bpregnan\w*|\bexpecting\b|\btrimester\b|\bbaby\b|\bgestational\b|\bconceiv\w*/i,
  breastfeeding: /\bbreast ?feed\w*|\bnurs(?:e|ing)\b|\blactat\w*|\bmilk\b|\bbaby\b/i,
  menopause: /\bmeno\w*|\bperi\b|\bhot flash\w*|\bhot flush\w*|\bhrt\b|\bperiods? (?:stopped|gone)/i,
  pcos: /\bpcos\b|\bpolycystic\b|\bovar\w*/i,
  child:
    /\bkids?\b|\bchild\w*|\bsons?\b|\bdaughters?\b|\b(?:boy|girl)s?\b|\blittle ones?\b|\btoddler\b|\bteen\w*|\bgrand\w+\b|\byear.olds?\b|\b\d+ ?y(?:o|r old)\b|\b(?:at|im|i['’]?m|i am|aged?|is) (?:1[0-7]|[1-9])\b(?![.,%]\d|%)|^(?:1[0-7])\b(?=,)|\bschool\b/i,
  vegetarian: /\bveg\w*|\bno meat\b/i,
  vegan: /\bvegan\b|\bplant\b|\bno dairy\b/i,
  'kidney-disease': /\bkidney\w*|\bckd\b|\brenal\b|\begfr\b|\bcreatinine\b|\bdialysis\b/i,
  gout: /\bgout\b|\buric\b|\ballopurinol\b/i,
  'no-gallbladder': /\bgall ?\w+/i,
};

/** An amount of these is for people with sound kidneys. */
const KIDNEYS_CLEAR: ReadonlySet<string> = new Set(['protein', 'potassium', 'magnesium']);

/** What people leave out or have not, and what a card then had better not be made of. */
const WITHOUT: readonly { told: RegExp; has: RegExp }[] = [
  {
    told: /\b(?:vegetarians?|veggie|vegans?|pure veg|no (?:\w{1,10} (?:or|and|nor) )?meat|meatless|(?:don't|do not|doesn't|never) eat (?:any )?meat)\b/i,
    has: /\b(?:chicken|beef|pork|bacon|ham|turkey|lamb|steak|burger|salmon|tuna|sardines?|fish|shrimp|meat|jerky|mince)\b/i,
  },
  {
    told: /\b(?:vegans?|no dairy|dairy.free|without dairy|lactose|(?:don't|do not|can't|cannot) (?:eat|have|do|tolerate|digest) (?:dairy|milk|cheese))\b/i,
    has: /\b(?:cheese|yogurt|cream|milk|butter|mozzarella|feta|parmesan)\b/i,
  },
  {
    told: /\b(?:vegans?|no eggs?|egg.free|without eggs?|eggless|(?:don't|do not|can't|cannot) (?:eat|have|stand) eggs?|allergic to eggs?|hates? eggs?)\b/i,
    has: /\b(?:eggs?|omelets?|frittata)\b/i,
  },
  {
    told: /\b(?:no (?:\w{1,10} (?:or|and|nor) )?(?:fish|tuna|seafood|salmon|shellfish)|(?:don't|do not|doesn't|never|won't|can't) (?:eat|touch|like|stand) (?:any )?(?:fish|seafood|tuna|shellfish)|allergic to (?:fish|shellfish|shrimp|seafood)|hates? (?:fish|tuna|seafood))\b/i,
    has: /\b(?:fish|salmon|tuna|sardines?|mackerel|cod|shrimp|anchov\w+|trout|herring|crab)\b/i,
  },
  {
    told: /\b(?:no|without an?|(?:don't|do not|doesn't) have an?) (?:oven|stove)\b/i,
    has: /\b(?:roast(?:ed|s)?|bak(?:e|ed|es|ing)|oven)\b/i,
  },
  {
    told: /\b(?:halal|kosher|no pork|(?:don't|do not|doesn't|never) eat pork)\b/i,
    has: /\b(?:pork|bacon|ham|prosciutto|pepperoni|chorizo)\b/i,
  },
  {
    told: /\b(?:no nuts|nut.free|nut allergy|allergic to (?:nuts|peanuts|almonds|tree nuts))\b/i,
    has: /\b(?:nuts?|almonds?|pecans?|walnuts?|macadamias?|peanuts?|cashews?)\b/i,
  },
  {
    told: /\b(?:no|without an?|(?:doesn't|don't|doesnt|dont) (?:need|have) an?|not? need(?:ing)? an?) (?:fridge|refrigerat\w*|cooler)\b/i,
    has: /\b(?:yogurt|boiled eggs?|cold chicken|cold cuts|cottage cheese|leftovers)\b/i,
  },
];

/** Measured values, not "type 2" or "16:8". */
const VALUE = /(?<![\d:.,])\d{1,3}(?:\.\d{1,2})?(?![\d:]|[.,]\d)/g;
const LEAST_VALUE = 20;
/** A value this share away from the card's own is still judged alike. */
const NEAR_VALUE = 0.35;

/**
 * Whether a card cannot be the answer, however near it is: it is for another condition, another value, or has meat,
 * or tells people with sound kidneys how much they may take.
 * @param before what the person told of themselves earlier in the talk
 */
export function conflicts(question: string, card: Card, before = ''): boolean {
  const { heading, condition, text, warn } = card;
  const told = `${before}\n${question}`;
  if (condition && !mayHave(condition, told)) return true;
  const kidneys = CONDITION_WORDS['kidney-disease'];
  if (
    kidneys?.test(told) &&
    !kidneys.test(`${heading} ${condition}`) &&
    warn?.some((one) => KIDNEYS_CLEAR.has(one))
  )
    return true;
  if (isMadeOfLeftOut(told, { heading, condition, text })) return true;
  if (isTurnedAway(question, card) || isOfOtherFood(question, heading)) return true;
  const [asked, judged] = [valuesIn(question), valuesIn(heading)];
  const isNear = (other: number) => judged.some((value) => Math.abs(value - other) <= NEAR_VALUE * value);
  // Ketones of a morning and an evening are not judged by a card on the one.
  const fits = /\bketo/i.test(heading) ? asked.every(isNear) : asked.some(isNear);
  return asked.length > 0 && judged.length > 0 && !fits;
}

/** A card on doing without, or with what vegetarians take instead, is what is wanted. */
function isMadeOfLeftOut(
  told: string,
  { heading, condition, text }: Pick<Card, 'heading' | 'condition' | 'text'>,
) {
  if (condition === 'vegetarian' || condition === 'vegan' || /\b(?:vegetarian|vegan)/i.test(text))
    return false;
  return WITHOUT.some((one) => one.told.test(told) && !one.told.test(heading) && one.has.test(text));
}

/** "Cauliflower rice", "almond milk": a food named for another is not what a card on rice or milk alone is about. */
function isOfOtherFood(question: string, heading: string): boolean {
  const words = foodWords(question);
  const about = new Set(foodWords(heading));
  return words.some((first, at) => {
    const second = words[at + 1];
    if (second === undefined || !about.has(second) || about.has(first)) return false;
    return [first, second, `${first} ${second}`].every((name) => foodOfName(name) !== null);
  });
}

function mayHave(condition: Condition, question: string): boolean {
  const [words, medicine] = [CONDITION_WORDS[condition], MEDICINES[condition]];
  if (medicine && medicineGroups(question).has(medicine)) return true;
  return words ? words.test(question) : !medicine;
}

function valuesIn(text: string): number[] {
  const values = [...text.matchAll(VALUE)].map(([value]) => value);
  return values.filter((value) => value.includes('.') || Number(value) > LEAST_VALUE).map(Number);
}
