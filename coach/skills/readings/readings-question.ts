import type { Measure } from '#domain/readings/reading-values.ts';
import { normaliseText } from '#domain/symptoms/context.ts';

export const READINGS_ASKED = ['overview', 'gki', 'trend', 'latest', 'targets', 'meals', 'average'] as const;
export type ReadingsAsked = (typeof READINGS_ASKED)[number];

/** Which figure of a span an average is asked as. */
export const READINGS_FIGURES = ['mean', 'median', 'most', 'least'] as const;
export type ReadingsFigure = (typeof READINGS_FIGURES)[number];

export type ReadingsQuestion = {
  about: ReadingsAsked;
  /** Of an average; the mean without it. */
  figure?: ReadingsFigure;
  /** Null for all of them. */
  measure: Measure | null;
  /** Days to look back, today counted in. */
  days: number;
  /** The question could also be a general one, for the handbook when the person has no readings. */
  mayBeGeneral: boolean;
};

const MEASURES: readonly (readonly [Measure, RegExp])[] = [
  ['gki', /\bgki\b|\bglucose.ketone (?:index|ratio)\b/],
  ['fastingGlucose', /\bfasting (?:blood )?(?:glucose|sugars?)\b|\bmorning (?:glucose|sugars?)\b/],
  ['ketones', /\bketones?\b|\bbhb\b/],
  ['glucose', /\b(?:glucose|sugars?|bg)\b/],
  ['weight', /\bweigh(?:t|ed)?\b/],
  ['waist', /\bwaist\b/],
];

const THINGS =
  '(?:blood )?(?:readings?|numbers|levels?|data|log|measurements?|values?|glucose|sugars?|ketones?|gki|weight|waist)';
const DIRECTION = String.raw`(?:coming down|come down|going (?:down|up)|gone (?:down|up)|falling|fallen|dropping|dropped|rising|risen|improv\w+|getting (?:better|worse|lower|higher)|trending|chang(?:ed|ing)|stable|steady|increas\w+|decreas\w+|lower|higher|better|worse)`;

const FIGURES: readonly (readonly [ReadingsFigure, RegExp])[] = [
  ['median', /\b(?:median|middle|typical(?:ly)?|usual(?:ly)?)\b/],
  ['most', /\b(?:highest|maximum|max|peak|how high)\b/],
  ['least', /\b(?:lowest|minimum|min|how low)\b/],
];
const FIGURE =
  '(?:average|mean|median|middle|typical|usual|highest|lowest|maximum|minimum|max|min|peak)(?: values?)?(?: of)?';
const rule = (...parts: string[]) => new RegExp(parts.join('|'));

const RULES: readonly (readonly [ReadingsAsked, RegExp])[] = [
  [
    'meals',
    rule(
      String.raw`\b(?:which|what)\b[^.?!]{0,15}\b(?:meals?|foods?|dinners?|lunches|breakfasts?)\b[^.?!]{0,40}\b(?:before|behind|caus\w+|rais\w+|spik\w+|push\w*)\b[^.?!]{0,20}\b(?:my|me)\b`,
      String.raw`\bwhat (?:did|do) i eat before\b[^.?!]{0,20}\b(?:my|high)\b`,
      String.raw`\bmeals?\b[^.?!]{0,15}\bbefore my high\b`,
    ),
  ],
  [
    'average',
    rule(
      String.raw`\b(?:my|the(?= (?:average|mean))) ${FIGURE} (?:fasting |morning |blood )*${THINGS}\b`,
      String.raw`\b(?:average|mean) (?:fasting |blood )*(?:glucose|sugars?|ketones?)\b[^.?!]{0,10}\b(?:this|last|past|over)\b`,
      String.raw`\b${FIGURE} (?:of (?:my )?)?(?:fasting |morning |blood )*${THINGS} (?:of |in |over |for )?(?:the |this )?(?:last|past|this) (?:\w+ )?(?:days?|weeks?|months?|quarter|year)\b`,
      String.raw`\bthe ${FIGURE} of my (?:fasting |morning |blood )*${THINGS}\b`,
      String.raw`\bmy (?:fasting |morning |blood )*${THINGS} (?:average|median)\b`,
      String.raw`\bhow (?:high|low) (?:did|has|have) my (?:fasting |morning |blood )*${THINGS} (?:go|get|gone|got|gotten|been)\b`,
      String.raw`\b(?:estimate|what would|what might|predict|work out)\b[^.?!]{0,12}\bmy a1c\b`,
      String.raw`\bmy a1c\b[^.?!]{0,12}\bfrom my readings\b`,
    ),
  ],
  [
    'targets',
    rule(
      String.raw`\b(?:am i|are my|is my|do i|how often)\b[^.?!]{0,40}\b(?:targets?|in range|on track)\b`,
      String.raw`\bagainst (?:my |the )?targets?\b`,
    ),
  ],
  [
    'latest',
    rule(
      String.raw`\bmy (?:last|latest|most recent|newest) (?:fasting |blood )*${THINGS}\b`,
      String.raw`\bwhat did i (?:last )?(?:measure|log|weigh)\b`,
      String.raw`\bwhat (?:was|were|is|are) my (?:fasting |blood )*${THINGS}\b[^.?!]{0,10}\b(?:this morning|today|yesterday|last)\b`,
    ),
  ],
  [
    'gki',
    /\b(?:what(?:'s| is| was)|show|how(?:'s| is| was)|tell me)\b[^.?!]{0,10}\bmy (?:current |average )?(?:gki|glucose.ketone index)\b/,
  ],
  [
    'trend',
    rule(
      String.raw`^(?:so |and |but )?(?:is|are|has|have|did)\b[^.?!]{0,8}\bmy\b[^.?!]{0,30}\b${DIRECTION}\b`,
      String.raw`\btrends?\b[^.?!]{0,20}\bmy (?:fasting |blood )*${THINGS}\b`,
      String.raw`\bmy (?:fasting |blood )*${THINGS} trends?\b`,
      String.raw`\bwhere (?:is|are) my (?:fasting |blood )*${THINGS} (?:going|heading)\b`,
    ),
  ],
  [
    'overview',
    rule(
      String.raw`\bhow (?:am|have) i (?:been )?(?:doing|going)\b`,
      String.raw`\bhow(?:'s| is| are| was| were) my (?:fasting |blood )*(?:progress|tracking|${THINGS})\b(?: (?:doing|going|looking|been))?(?: (?:lately|now|today|so far|this \w+|last \w+|over \w+ \w+(?: \w+)?))?\s*[?.!]*$`,
      String.raw`\bhow (?:do|did|does|have|has) my (?:fasting |blood )*${THINGS} (?:look|been|do|done|go|gone|behave|develop|come out|turn out)\b`,
      String.raw`\b(?:summar\w+|overview|review|show|look at|check|analy[sz]e|interpret)\b[^.?!]{0,20}\bmy (?:recent |last |weekly |fasting |blood )*(?:${THINGS}|progress)\b`,
    ),
  ],
];

/** It asks for a reason, a forecast or a value to aim for: the handbook's part. */
const NOT_OWN_DATA =
  /\bwhy\b|\bwill\b|\bshould\b|\bif i\b|\bwhen i\b|\bhow (?:can|do) i\b|\bwhat (?:can|could) i\b|\bmy (?:wife|husband|mother|father|mom|dad|son|daughter|friend|doctor)\b|\bscan\b|\bnormal\b|\bmeter\b|\bstrips?\b/;
/** Then the person gives a value to judge, and it is not in the readings. */
const GIVES_VALUE =
  /\b\d+(?:[.,]\d+)? ?(?:mg|mmol|kg|lbs?|%|cm)\b|\b(?:is|was|of|at|are) \d{2,3}\b(?![- ](?:day|week|month))/;
const HOW_AM_I = /^how are you\b/;

const SPANS: readonly (readonly [RegExp, number])[] = [
  [/\btoday\b|\bthis morning\b/, 1],
  [/\bfortnight\b/, 14],
  [/\bweek\b|\bweekly\b/, 7],
  [/\bquarter\b/, 90],
  [/\bmonth\b|\bmonthly\b/, 30],
  [/\byear\b/, 365],
];
const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six'];
const COUNTED = new RegExp(String.raw`\b(\d{1,3}|${COUNTS.join('|')})[- ](day|week|month)s?\b`);
const DAYS_IN: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** "90 days", "three months", "this week"; null where no span is named. */
function daysNamed(plain: string): number | null {
  const [, count = '', unit = ''] = COUNTED.exec(plain) ?? [];
  const counted = (Number(count) || COUNTS.indexOf(count) + 1) * (DAYS_IN[unit] ?? 0);
  return counted || (SPANS.find(([pattern]) => pattern.test(plain))?.[1] ?? null);
}

const DEFAULT_DAYS: Readonly<Record<ReadingsAsked, number>> = {
  overview: 7,
  gki: 7,
  trend: 28,
  latest: 7,
  targets: 30,
  meals: 90,
  average: 30,
};
const MOST_DAYS = 365;

/** What is asked of the person's own readings; null when the question is about something else. */
export function readingsQuestion(text: string): ReadingsQuestion | null {
  const plain = normaliseText(text).toLowerCase();
  if (HOW_AM_I.test(plain) || NOT_OWN_DATA.test(plain) || GIVES_VALUE.test(plain)) return null;
  const about = RULES.find(([, pattern]) => pattern.test(plain))?.[0];
  if (!about) return null;
  const measure = MEASURES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  if (about === 'trend' && measure === null && !/\b(?:readings?|numbers|levels?|trend)\b/.test(plain))
    return null;
  return {
    about,
    measure,
    days: Math.min(daysNamed(plain) ?? DEFAULT_DAYS[about], MOST_DAYS),
    ...(about === 'average' && { figure: FIGURES.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'mean' }),
    mayBeGeneral: about === 'meals' && !/\bbefore\b|\bmy (?:high|readings)\b/.test(plain),
  };
}
