/** When a glucose was measured; `minutes` is null where only "after eating" is told. */
export type Moment =
  | { readonly kind: 'fasting' | 'beforeMeal' | 'bedtime' | 'other' }
  | { readonly kind: 'afterMeal'; readonly minutes: number | null };

/** Without food for this long is fasting. */
const FASTING_MINUTES = 8 * 60;
/** A bare reply from here on is in minutes: "90". */
const BARE_MINUTES_FROM = 15;
const BARE_HOURS_MOST = 14;

const WORD_COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 },
  ...{ couple: 2, 'couple of': 2, 'a couple': 2, 'a couple of': 2, half: 0.5, 'half a': 0.5, 'half an': 0.5 },
};
const DURATION =
  /\b(\d{1,3}(?:[.,]\d)?|half an?|half|a couple of|a couple|couple of|couple|an?|one|two|three|four|five)[ -]?(and a half )?(hours?|hrs?|h|minutes?|mins?)\b( and a half\b)?/g;

/** What comes before or after a measurement and is no meal. */
const NO_MEAL = String.raw`(?:(?:my|a|an|the|some|that|hard|long|short|quick|morning|evening|black|\d{1,3}|half|hours?|min|minutes?)[ -]){0,4}(?:exercis\w{1,4}|work\w{0,3} ?out|gym|runs?|running|jog\w{0,4}|walk\w{0,3}|training|swim\w{0,4}|yoga|cardio|bik\w{1,3}|insulin|shot|injection|pills?|metformin|medicines?|meds|shower|coffee|tea|wak\w{1,3}|i woke|woke|i got up|getting up|sleep\w{0,3}|nap|stress|fast\w{0,3}|work|bed|all|that|starting)\b`;
/** "after 3 weeks of keto" */
const LONG_TIME = String.raw`(?:about |only |just |\d{1,3} |an? |one |two |three |few |some |several |many ){0,3}(?:days?|weeks?|months?|years?)\b`;
const IN_FRONT_OF_TIME =
  /\b(?:after|post|at|by|past)(?: (?:about|around|roughly|the|only|just|exactly|almost|nearly)){0,2} $/;
const BEHIND_TIME =
  /^[ -](?:mark|pp|post\w{0,9}|after|later|past|since|following|from|reading|number|value|check|glucose|sugar)\b/;
const ATE = /\b(?:ate|eaten|eating|meal|breakfast|brunch|lunch|dinner|supper|snack)\b/;

const NOT_FASTING = /\b(?:not|wasn't|wasnt|isn't|isnt|non)[ -]fast(?:ing|ed)\b/;
/** Fasting as the value's own name. */
const FASTING_NAMED =
  /(?<!intermittent )\bfasting,? (?:blood )?(?:sugars?|glucose|bg|readings?|levels?|numbers?|values?|of|was|is|at|came|\d)|\bfb[sg]\b|\d ?(?:mg\/dl|mmol\/l|mmol)? fasting\b/;
const FASTING =
  /(?<!intermittent )\bfast(?:ing|ed)\b|\bempty stomach\b|\bwoke\b|\bwak(?:e|ing)\b|\bfirst thing\b|\bupon rising\b|\b(?:got|get|getting) up\b|\b(?:haven't|havent|hadn't|hadnt|not|didn't|didnt|without|no) (?:\w{1,12} )?(?:eaten|eat|eating|food|breakfast)\b|\b(?:before|pre)[ -]?breakfast\b|\b(?:morning|overnight) (?:blood )?(?:sugars?|glucose|bg|readings?|numbers?|values?|levels?)\b|\bmorning\b[^.?!]{0,40}\bbefore (?:food|eating|i (?:ate|eat)|anything)\b/;
const BEFORE_MEAL =
  /\b(?:before|pre)[ -]?(?:\w{1,12} ){0,2}(?:brunch|lunch|dinner|supper|meals?|eating|food|i ate|i eat)\b|\bpreprandial\b/;
const AFTER_MEAL = new RegExp(
  String.raw`\b(?:after|following) (?!${NO_MEAL})(?!${LONG_TIME})[a-z]|\bpost[ -]?(?:prandial|meal|breakfast|lunch|dinner|supper)|\bpp\b|\bi (?:just )?ate\b|\bjust ate\b`,
);
const AFTER_OTHER = new RegExp(String.raw`\b(?:after|before|during|following) ${NO_MEAL}`);
const BEDTIME = /\bbed ?time\b|\bbefore (?:bed|sleep|going to (?:bed|sleep))\b|\bgoing to (?:bed|sleep)\b/;

const BARE_NUMBER =
  /^(?:(?:about|around|after|maybe|roughly|like|it was|yes|no),? ){0,3}~?(\d{1,3}(?:[.,]\d)?)\W{0,2}$/;
const NOBODY_KNOWS =
  /\b(?:don't|dont|do not|can't|cannot) (?:know|remember|recall)\b|\bno idea\b|\bnot sure\b|\bneither\b|\brandom\b/;

/** The moment that a lower-case text tells of; null where it tells of none. */
export function momentOf(text: string): Moment | null {
  if (FASTING_NAMED.test(text) && !NOT_FASTING.test(text)) return { kind: 'fasting' };
  const minutes = minutesAfterMeal(text);
  if (minutes !== null)
    return minutes >= FASTING_MINUTES ? { kind: 'fasting' } : { kind: 'afterMeal', minutes };
  if (NOT_FASTING.test(text)) return { kind: 'afterMeal', minutes: null };
  if (FASTING.test(text)) return { kind: 'fasting' };
  if (BEFORE_MEAL.test(text)) return { kind: 'beforeMeal' };
  if (BEDTIME.test(text)) return { kind: 'bedtime' };
  if (AFTER_MEAL.test(text)) return { kind: 'afterMeal', minutes: null };
  return AFTER_OTHER.test(text) ? { kind: 'other' } : null;
}

/** The moment in a reply to "fasting, or how long after eating?": "2", "90 min", "no idea"; null where it tells none. */
export function momentOfReply(reply: string): Moment | null {
  const told = momentOf(reply);
  if (told) return told;
  const [duration] = reply.matchAll(DURATION);
  const bare = BARE_NUMBER.exec(reply)?.[1]?.replace(',', '.');
  const number = Number(bare ?? Number.NaN);
  if (duration || number >= BARE_MINUTES_FROM || number <= BARE_HOURS_MOST) {
    const minutes = duration ? minutesOf(duration) : number >= BARE_MINUTES_FROM ? number : number * 60;
    return minutes >= FASTING_MINUTES ? { kind: 'fasting' } : { kind: 'afterMeal', minutes };
  }
  if (NOBODY_KNOWS.test(reply)) return { kind: 'other' };
  if (/^(?:no|nope|after)\b/.test(reply)) return { kind: 'afterMeal', minutes: null };
  return null;
}

/** "after an hour", "2 hours after pizza", "ate at noon, 90 min later"; null where a time tells of something else. */
function minutesAfterMeal(text: string): number | null {
  for (const match of text.matchAll(DURATION)) {
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    if (/^ (?:of )?(?:fast|without|no food)/.test(behind)) return minutesOf(match);
    if (/^ (?:of )?(?:sleep|exercise|walk|training)/.test(behind)) continue;
    if (new RegExp(`^ (?:after|post|since|following|from) ${NO_MEAL}`).test(behind)) continue;
    const isAgo = behind.startsWith(' ago') && ATE.test(text);
    if (isAgo || IN_FRONT_OF_TIME.test(before) || BEHIND_TIME.test(behind)) return minutesOf(match);
  }
  return null;
}

function minutesOf([, count = '', halfBefore, unit = '', halfBehind]: RegExpMatchArray): number {
  const number = WORD_COUNTS[count] ?? Number(count.replace(',', '.'));
  const more = halfBefore || halfBehind ? 0.5 : 0;
  return Math.round((number + more) * (unit.startsWith('h') ? 60 : 1));
}
