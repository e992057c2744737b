import type { Signal } from '#domain/symptoms/signal.ts';

const CHILD =
  '(?:son|daughter|child|kid|kiddo|boy|girl|teen(?:ager)?|baby|toddler|nephew|niece|grandson|granddaughter|grandchild|little (?:one|boy|girl|brother|sister)|step ?son|step ?daughter)';
const DIET =
  '(?:keto|carbs?|fast(?:ing|s|ed)?|diet|low.carb|omad|calories|macros|weight|carnivore|overweight|chubby|obese|diabet\\w*|prediabet\\w*|sugar|glucose|epileps\\w*)';

/** Stages of life in which the plan itself can harm. They hold between turns, and count for people close by too. */
export const LIFE_SIGNALS: readonly Signal[] = [
  {
    id: 'pregnant',
    patterns: [
      /(?<!\b(?:cat|dog|mare|cow|goat|sheep|ewe|hamster|rabbit|guinea pig|bitch|horse)(?: is| was)? )\bpregnan(?:t|cy)\b(?<!(?:look|looks|looking|looked|feel|feels|make|makes|me look)\b.{0,30})(?<!\b(?:second|first|third|last|previous|\d(?:st|nd|rd)|my|both|two|three) pregnancy)|\btrimester\b|\bgestational\b|\bgdm?\b(?= (?:diagnos|diet|at|with|and|since|now|\d))|\bmorning sickness\b/,
      /\b(?:my|this|current|during|in) pregnancy\b(?! (?:i|weight|pounds|with|that|years|ended|was|had))|\bwith child\b|^(?:i'm |i am |im |we're |she's )?due in (?:\d+ weeks|jan\w*|feb\w*|march|april|may|june|july|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*)\b(?! (?:tax|bill|rent))/,
      /\b(?:try(?:ing)? (?:to conceive|for (?:a|another|our) (?:baby|child|kid))|ttc|ivf|planning (?:a|for a) (?:baby|pregnancy)|baby on the way|expecting (?:a (?:baby|child|girl|boy)|our|my|in|twins|again|#|number|baby)|(?:i'm|i am) expecting\b(?! (?:to|it|that|too|more|results|a (?:lot|package|call|loss|stall|drop|big)|some))|we(?:'re| are) expecting|get(?:ting)? pregnant|conceiv(?:e|ing))\b(?! (?:of|that|how))/,
      /\bpositive (?:pregnancy )?test\b(?! for (?!pregnan))(?<!(?:covid|strep|flu|hiv|tb) positive test)/,
    ],
  },
  {
    id: 'hadBaby',
    patterns: [
      /\b(?:i )?(?:had|delivered) (?:my|a|the|our) (?:baby|son|daughter|twins|second|first|third)\b|\bgave birth\b|\bafter (?:my|the|our|her) (?:\w+ )?(?:pregnancy|pregnancies|birth)\b/,
    ],
  },
  {
    id: 'breastfeeding',
    patterns: [
      /\bbreast.?(?:feed|fed)\w*|\bbreast.?milk\b|\bchest.?feed\w*|\bnursing (?:my|a|mom|mum|mother|while|twins|and|around|her|him|our|the)\b(?! (?:home|cold|hangover|degree|drink|beer))|\b(?:while|still|and|am|i'm|currently) nursing\b(?! (?:school|home|degree|student|a (?:cold|beer|drink|hangover)))|\blactating\b|\bmilk supply\b|\b(?:pump|pumping) (?:exclusively|milk|breast\w*)\b|\bexclusively pump\w*\b|\bfeed on demand\b|\bfeeding a newborn\b|\bweaning\b(?! (?:off|myself|from (?:sugar|carbs|soda|caffeine)))|\bdry up (?:my|the|her) milk\b|\bebf\b/,
    ],
  },
  { id: 'postpartum', patterns: [/\bpost.?partum\b|\bjust had a baby\b/] },
  {
    id: 'earlyPostpartum',
    patterns: [
      /\b(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:weeks?|wks?) (?:post.?partum|pp)\b/,
    ],
  },
  {
    id: 'minor',
    patterns: [
      new RegExp(
        `\\bmy ${CHILD}\\b(?! and i\\b)[^.?!]{0,20}\\b(?:is|has|just|wants?|turns?|at|aged?)\\b(?! (?:an? adult|1[89]|[2-9]\\d|a\\b|in college|moving|married|getting married|grown|visiting))(?=[^.?!]{0,80}\\b(?:${DIET}|eat\\w*|type|hungry|thirsty|drowsy|sick|symptoms?|diagnosed|wants to)\\b)`,
      ),
      new RegExp(`\\bmy ${CHILD}(?:'s)?\\b[^.?!]{0,30}\\b${DIET}`),
      /\b(?:child|kid|son|daughter|toddler)'?s (?:blood )?(?:sugar|glucose|ketones)\b/,
      /\bi(?:'m| am) a minor\b|\bi turn 18\b|\bmy parents don't know\b|\b(?:i'm|i am|im|currently|still) in (?:middle|high|junior high) school\b|\bhigh school (?:freshman|sophomore|junior|student)\b|\b(?:in|a) (?:[5-9]|1[0-2]|sixth|seventh|eighth|ninth|tenth|eleventh)(?:th|st|nd|rd)? grade(?:r)?\b(?! (?:math|science|teacher|reading|textbook|homework))|\bput my (?:kid|child|son|daughter) on\b/,
      /\b(?:keto|fasting|low.carb|diet|omad)\b[^.?!]{0,12}\bfor (?:kids|children|my (?:kid|child|son|daughter)|toddlers?)\b|\b(?:can|should) (?:kids|children|teens|teenagers) (?:do|go|eat keto|fast)|\btoddler\b(?=[^.?!]{0,40}\b(?:carb|keto|sugar|diet|fast))|\bbaby and carbs\b/,
    ],
  },
  {
    id: 'teenAsked',
    patterns: [
      /\b(?:for|a|an|is|my|our) 1[67][ -]?(?:years?|yrs?|yo)[ -]?(?:old)?\b|\bteen(?:age(?:r|d)?)? (?:girl|boy|daughter|son)\b(?<!like a teen.{0,80})|\bfor (?:a )?teen(?:ager)?s?\b/,
    ],
  },
  {
    id: 'losesWeight',
    patterns: [/\b(?:lose|losing|drop|burn|cut)\b[^.?!]{0,15}\b(?:weight|fat|pounds|lbs?|kg)\b/],
  },
  {
    id: 'oldOrFrail',
    patterns: [/\bfrail\b|\bunderweight\b|\bbmi (?:is |of )?18\b/],
  },
];
