import { type PersonalData, personalData } from '#contract/profile.ts';
import type { ActivityLevel, WeightGoal } from '#contract/profile-values.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import { readHeight, readWeight } from './body-sizes.ts';

/** What people say of themselves when a formula needs it: years, cm and kg. */
export type BodyFacts = Partial<
  Pick<PersonalData, 'age' | 'gender' | 'height' | 'weight' | 'activity' | 'weightGoal'>
>;
export type BodyField = 'age' | 'gender' | 'height' | 'weight' | 'activity';

const AGE: readonly RegExp[] = [
  /(?<!my )\b(\d{1,3})[ -]?(?:years?|yrs?|yr|y)[ -]?(?:old|of age)\b/,
  /\b(\d{1,3}) ?(?:yo|y\/o|y\.o\.?)\b/,
  /\b(\d{1,3})[ -]?(?:years?|yrs?|yr) (?:fe)?male\b|\b(\d{1,3})[ -]?(?:years?|yrs?|yr) (?:wo)?man\b/,
  /\b(?:aged?|age is|age of)[ :]*(\d{1,3})\b(?! ?(?:kg|lbs?|pounds|cm))/,
  /\b(?:i'm|i am|im|turning|turned|she's|he's|she is|he is|wife is|husband is) (?:a |an |just |only |almost |now )*(\d{1,3})(?=\s*(?:$|[,.;!?](?!\d)|and\b|but\b|female|male|woman|man|f\b|m\b))/,
  /\b([1-9]\d) ?\/ ?[fm]\b|\b[fm] ?\/ ?([1-9]\d)\b/,
  /\b([1-9]\d)f\b|\bf([1-9]\d)\b/,
];
/** "45M": a capital tells it from 45 metres and 45 minutes. */
const AGE_IN_CAPITALS = /\b([1-9]\d)[MF]\b|\b[MF]([1-9]\d)\b/;

const FEMALE =
  /\b(?:female|woman|women|lady|girl|wife|mother|mom|mum|sister|daughter|girlfriend|grandma|aunt)\b|\b[1-9]\d ?\/? ?f\b|\bf ?\/? ?[1-9]\d\b/;
const MALE =
  /\b(?:male|man|men|guy|boy|husband|father|dad|brother|son|boyfriend|grandpa|uncle)\b|\b[1-9]\d ?\/ ?m\b|\bm ?\/ ?[1-9]\d\b/;
const MALE_IN_CAPITALS = /\b[1-9]\d ?M\b|\bM ?[1-9]\d\b/;

const ACTIVITY: readonly (readonly [ActivityLevel, RegExp])[] = [
  [
    'very_active',
    /\b(?:extra|extremely|super) active\b|\bvery,? very active\b|\bphysical (?:job|work|labou?r)\b|\bathlete\b|\bvery active\b/,
  ],
  [
    'sedentary',
    /\bsedentary\b|\binactive\b|\bnot (?:very |that |really )?active\b|\b(?:desk|office) job\b|\b(?:mostly|mainly) sit\w*|\b(?:no|little|hardly any|barely any) (?:exercise|activity|sport)|\b(?:don't|do not|never) (?:exercise|work ?out)\b/,
  ],
  [
    'light',
    /\b(?:light|lightly|slightly|somewhat|a little|a bit) active\b|\blight (?:activity|exercise)\b|\b(?:exercise|train|gym|work ?out|walk)\w*\b[^.?!,]{0,15}\b(?:once|twice|[12]|one|two|1 ?(?:-|to) ?3)(?: ?(?:x|times|days))?\b[^.?!,]{0,8}\bweek/,
  ],
  [
    'moderate',
    /\bmoderate(?:ly)?\b|\b(?:fairly|quite|reasonably) active\b|\b(?:exercise|train|gym|work ?out)\w*\b[^.?!,]{0,15}\b(?:[345]|three|four|five|3 ?(?:-|to) ?5)(?: ?(?:x|times|days))?\b[^.?!,]{0,8}\bweek/,
  ],
  [
    'active',
    /\bactive\b|\b(?:exercise|train|gym|work ?out)\w*\b[^.?!,]{0,15}\b(?:[67]|six|seven|every day|daily)\b/,
  ],
];

const GOAL: readonly (readonly [WeightGoal, RegExp])[] = [
  [
    'lose',
    /\b(?:lose|losing|drop|shed)\b[^.?!]{0,12}\b(?:weight|fat|pounds|lbs?|kg|kilos|\d+)|\bweight loss\b|\bfat loss\b|\bslim down\b|\bcalorie deficit\b|\bon a cut\b|\bcutting\b/,
  ],
  ['keep', /\b(?:maintain|keep|hold|stay at)\b[^.?!]{0,12}\bweight\b|\bmaintenance\b|\bto maintain\b/],
  ['gain', /\b(?:gain|put on)\b[^.?!]{0,10}\bweight\b|\bbulk(?:ing)?\b|\bweight gain\b/],
];

/** Body facts that a text states, each within the limits of the profile; what lies outside is left out. */
export function readBodyFacts(text: string): BodyFacts {
  const written = normaliseText(text);
  const plain = written.toLowerCase();
  const facts: BodyFacts = {
    age: firstNumber(AGE, plain) ?? firstNumber([AGE_IN_CAPITALS], written) ?? undefined,
    gender: readGender(plain, written) ?? undefined,
    height: readHeight(plain) ?? undefined,
    weight: readWeight(plain) ?? undefined,
    activity: ACTIVITY.find(([, pattern]) => pattern.test(plain))?.[0],
    weightGoal: GOAL.find(([, pattern]) => pattern.test(plain))?.[0],
  };
  return withinLimits(facts);
}

/** Those facts that the profile would take. */
function withinLimits(facts: BodyFacts): BodyFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) =>
        value !== undefined && personalData.shape[name as keyof BodyFacts].safeParse(value).success,
    ),
  );
}

function firstNumber(patterns: readonly RegExp[], text: string): number | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.slice(1).find(Boolean);
    if (found) return Number(found);
  }
  return null;
}

/** Null when neither or both are named. */
function readGender(plain: string, written: string): 'female' | 'male' | null {
  const female = FEMALE.test(plain);
  const male = MALE.test(plain) || MALE_IN_CAPITALS.test(written);
  if (female === male) return null;
  return female ? 'female' : 'male';
}
