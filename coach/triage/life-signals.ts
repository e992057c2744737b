import type { Signal } from '#domain/symptoms/signal.ts';

const CHILD = '(?:step ?)?(?:child|kid|boy|girl|teen(?:ager)?|baby|toddler)';
/** May be grown up: holds for the message that asks, not for those after it. */
const OFFSPRING = '(?:step ?|grand)?(?:son|daughter|nephew|niece)';
const DIET =
  '(?:keto|carbs?|fasting|diet|calories|weight|overweight|obese|(?:pre)?diabet\\w*|sugar|glucose|epileps\\w*)';

/** A grown-up child who has a say in a parent's diet. */
const HELPS =
  '(?:suggest|sa(?:ys|id)|t(?:old|ells)|think|reckon|recommend|swear|sent|gave|bought|got me|cook|made|makes|read|heard|wants? me|does|did|lost|has (?:done|been|lost)|is (?:on|doing)|went)';

export const CHILD_ASKED: Signal = {
  id: 'childAsked',
  patterns: [new RegExp(`\\bmy ${OFFSPRING}(?:'s)?\\b(?![- ]in[- ]law)(?! ${HELPS})[^.?!]{0,30}\\b${DIET}`)],
};

/** Stages of life in which the plan itself can harm. They hold between turns, and count for people close by too. */
export const LIFE_SIGNALS: readonly Signal[] = [
  {
    id: 'pregnant',
    patterns: [
      /(?<!\b(?:cat|dog|mare|cow|horse|look|looks|looked|looking)(?: is| was| \w{1,9} months?)? )\bpregnan(?:t|cy)\b(?<!\b(?:second|first|third|last|had \w{1,12} in|had \w{1,12} in my) pregnancy)/,
      /\btrimester\b|(?<!(?<!\b(?:have|has|ve) )\bhad |\b(?:after|past|previous|history of) )\bgestational\b|\bgdm?\b(?= (?:diagnos|diet|at|with|and|since|now|\d))/,
      /\btry(?:ing)? (?:to conceive|for (?:a|another|our) (?:baby|child|kid))|\bttc\b|\bivf\b|\bplanning (?:a|for a) (?:baby|pregnancy)/,
      /\bbaby on the way|\bexpecting (?:a (?:baby|child|girl|boy)|our|twins|again)\b|\bconceiv(?:e|ing)\b(?! (?:of|that|how))/,
      /\bpositive pregnancy test\b/,
    ],
  },
  {
    id: 'hadBaby',
    patterns: [
      /\b(?:i )?(?:had|delivered) (?:my|a|the|our) (?:baby|son|daughter|twins|second|first|third)\b/,
      /\bgave birth\b|\bafter (?:my|the|our|her) (?:\w+ )?(?:pregnancy|pregnancies|birth)\b/,
    ],
  },
  {
    id: 'breastfeeding',
    patterns: [
      /(?<!\b(?:stopp?ed|quit|finished|done(?: with)?|no longer|not|ended|after|since) (?:the )?)\bbreast.?(?:feed|fed|milk)\w*|\blactating\b|\bebf\b/,
      /\bnursing (?:my|a|mom|mum|mother|while|twins|and|around|her|him|our|the)\b(?! (?:home|cold|hangover|degree|drink|beer))/,
      /\b(?:while|still|and|am|i'm|currently) nursing\b(?! (?:school|home|degree|student|a (?:cold|beer|drink|hangover)))/,
    ],
  },
  { id: 'postpartum', patterns: [/\bpost.?partum\b/] },
  {
    id: 'earlyPostpartum',
    patterns: [/\b(?:[1-9]|1[0-2]|one|two|three|four|five|six) ?(?:weeks?|wks?) (?:post.?partum|pp)\b/],
  },
  {
    id: 'minor',
    patterns: [
      new RegExp(`\\bmy ${CHILD}(?:'s)?\\b[^.?!]{0,30}\\b${DIET}`),
      /\b(?:child|kid|son|daughter|toddler)'?s (?:blood )?(?:sugar|glucose|ketones)\b/,
      /\bin (?:[5-9]|1[0-2])th grade\b|\bi(?:'m| am) a minor\b|\bin (?:middle|high) school\b/,
    ],
  },
  {
    id: 'teenAsked',
    patterns: [
      /\b(?:for|a|an|is|my|our) 1[67][ -]?(?:years?|yrs?|yo)[ -]?(?:old)?\b/,
      /\bteen(?:age(?:r|d)?)? (?:girl|boy|daughter|son)\b(?<!like a teen.{0,80})/,
    ],
  },
  {
    id: 'losesWeight',
    patterns: [/\b(?:lose|losing|drop|burn|cut)\b[^.?!]{0,15}\b(?:weight|fat|pounds|lbs?|kg)\b/],
  },
  {
    id: 'oldOrFrail',
    patterns: [/\bfrail\b|\bunderweight\b/],
  },
];
