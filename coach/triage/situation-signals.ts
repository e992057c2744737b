import type { Signal } from '#domain/symptoms/signal.ts';

/** What surrounds a symptom or a condition: how often, what the person wants to do, whether they are alone. */
export const SITUATION_SIGNALS: readonly Signal[] = [
  {
    id: 'repeated',
    patterns: [
      /\b(?:lately|often|keeps?|all day|every (?:day|night|morning|time)|each time|ranging|again and again|multiple times|(?:two|three|four|2|3|4) (?:days|mornings|times|nights)(?: in a row)?|twice|several times|for days|recurr\w+|keep getting|regularly)\b/,
    ],
  },
  {
    id: 'notRising',
    patterns: [
      /\bnot (?:coming|going) (?:up|back up)\b|\bwon't (?:come|go) (?:up|down)\b|\bstill (?:low|under|below)\b|\bafter (?:juice|glucose|sugar)\b/,
    ],
  },
  {
    id: 'fasting',
    patterns: [
      /\bfast(?:ing|ed|s)?\b(?! (?:food|acting|weight|results?|way|and easy|enough|recipes?|meals?|lunch|metabol))(?<!(?:so|too|very|really|as|weight|how|lose weight|breathing|beating|pretty) fast)|\bwithout eating\b|\bskip\w* (?:meals?|breakfast|lunch|dinner)\b|\b(?:omad|1[6-9]:\d|2[0-4]:\d)\b/,
    ],
  },
  {
    id: 'longFast',
    patterns: [
      /\bfast\w*\b[^.?!]{0,12}\b(?:1[6-9]|2\d|3\d|4\d|7\d) ?(?:h\b|hours?|hrs?)|\b(?:1[6-9]|2\d|3\d|48|72)[ -]?(?:h|hours?|hrs?) fast/,
    ],
  },
  {
    id: 'dietChange',
    patterns: [
      /\b(?:start\w*|begin\w*|try\w*|go(?:ing)?|switch\w*|do(?:ing)?|follow\w*)\b[^.?!]{0,20}\b(?:keto|low.carb|carnivore|fasting|the diet|a diet|zero carb)\b|\bcalorie deficit\b|\bmeal plan\b|\b(?:my )?macros\b|\bnew to keto\b|\bhow many (?:net )?carbs (?:can|should|a day|per day|do)\b/,
    ],
  },
  {
    id: 'urgentHelp',
    patterns: [
      /\b(?:help|opinions?|advice) (?:me )?(?:now|asap|urgent\w*|pls|please)\b|\b(?:quite|very|really|so) worried\b|\bwhat (?:should|do) i do\b|\bemergency\b/,
    ],
  },
  { id: 'exercise', patterns: [/\b(?:strenuous|intense|hard) (?:workout|exercise|training)\b/] },
  {
    id: 'alone',
    patterns: [/\b(?:i'm|i am|and) alone\b|\b(?:home|all) alone\b|\bnobody (?:is )?(?:here|home|around)\b/],
  },
  {
    id: 'acute',
    patterns: [
      /\b(?:just|just now|right now|now|today|tonight|this (?:morning|afternoon|evening)|(?:an|\d+) (?:hours?|minutes?|mins?) ago|again|keeps?|twice today)\b/,
    ],
  },
  { id: 'onKeto', patterns: [/\bketo\w*|\blow.carb\b|\bno carbs\b|\bcarnivore\b|\bfasting\b/] },
  { id: 'batteries', patterns: [/\blithium[ -](?:ion|batter\w*|polymer|iron|cells?|orotate|grease)\b/] },
  { id: 'lithium', patterns: [/\blithium\b|\blithobid\b/] },
  {
    id: 'lithiumSigns',
    patterns: [
      /\bdiarrh\w+|\bstumbl\w+|\bstagger\w*|\b(?:coarse|bad) tremor|\bunsteady\b|\b(?:shaking|trembling) (?:a lot|badly|hands)\b|\bhands (?:are )?shaking\b/,
    ],
  },
  {
    id: 'pregnancyDanger',
    patterns: [
      /\b(?:bleeding|spotting heavily|baby (?:is )?(?:moving|moves) less|less movement|not moving|blurr\w+ vision|swollen (?:face|hands))\b/,
    ],
  },
];
