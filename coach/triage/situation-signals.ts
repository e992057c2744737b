import type { Signal } from '#domain/symptoms/signal.ts';

/** What surrounds a symptom or a condition: how often, what the person wants to do, whether they are alone. */
export const SITUATION_SIGNALS: readonly Signal[] = [
  {
    id: 'repeated',
    patterns: [
      /\b(?:lately|often|keeps?|every (?:day|night|morning|time)|again and again|(?:two|three|2|3) (?:days|times|nights)|twice|several times|for days)\b/,
    ],
  },
  {
    id: 'fasting',
    patterns: [
      /\bfasting\b(?! (?:(?:blood )?(?:sugars?|glucose|bg|insulin)|levels?|values?|numbers?|readings?|labs?|tests?|results?))/,
      /\bfast(?:ed|s)?\b(?! (?:food|acting|weight|results?|way|enough|blood|glucose|insulin))(?<!(?:so|too|very|really|as|weight|how|breathing|beating) fast)/,
      /\bwithout eating\b|\bskip\w* (?:meals?|breakfast|lunch|dinner)\b|\b(?:omad|1[6-9]:\d|2[0-4]:\d)\b/,
    ],
  },
  {
    id: 'longFast',
    patterns: [
      /\bfast\w*\b[^.?!]{0,12}\b(?:1[6-9]|2\d|3\d|4\d|7\d) ?(?:h\b|hours?|hrs?)/,
      /\b(?:1[6-9]|2\d|3\d|48|72)[ -]?(?:h|hours?|hrs?) fast/,
    ],
  },
  {
    id: 'dietChange',
    patterns: [
      /\b(?:start\w*|begin\w*|try\w*|go(?:ing)?|do(?:ing)?)\b[^.?!]{0,20}\b(?:keto|low.carb|carnivore|fasting|the diet|a diet)\b/,
      /\bmeal plan\b|\b(?:my )?macros\b/,
    ],
  },
  {
    id: 'urgentHelp',
    patterns: [/\bwhat (?:should|do) i do\b|\bemergency\b/],
  },
  {
    id: 'alone',
    patterns: [/\b(?:i'm|i am|and) alone\b|\bnobody (?:is )?(?:here|home|around)\b/],
  },
  {
    id: 'acute',
    patterns: [
      /\b(?:just|just now|right now|now|today|tonight|this (?:morning|afternoon|evening)|(?:an|\d+) (?:hours?|minutes?|mins?) ago|again|keeps?|twice today)\b/,
    ],
  },
  { id: 'onKeto', patterns: [/\bketo\w*|\blow.carb\b|\bno carbs\b|\bcarnivore\b|\bfasting\b/] },
  { id: 'lithium', patterns: [/\blithium\b/] },
  {
    id: 'lithiumSigns',
    patterns: [/\bdiarrh\w+|\bstumbl\w+|\bstagger\w*|\bhands (?:are )?shaking\b/],
  },
  {
    id: 'pregnancyDanger',
    patterns: [
      /\b(?:bleeding|spotting heavily|baby (?:is )?(?:moving|moves) less|less movement|not moving|blurr\w+ vision|swollen (?:face|hands))\b/,
    ],
  },
];
