import type { Signal } from '#domain/symptoms/symptom-signals.ts';

/** Self-harm, eating disorders, mood and psychosis, and worry about ketoacidosis. */
export const MIND_SIGNALS: readonly Signal[] = [
  {
    id: 'selfHarm',
    patterns: [
      /\bsuicid(?:e|al)\b(?! (?:vest|squad|bomb|wing|sauce))|\bcommit(?:ted)? suicide\b/,
      /\bi (?:just )?(?:want|wanna|wish|would like|need)(?: to)? (?:die|be dead|end it(?: all)?|disappear forever)\b|\bwant to end (?:it all|my life|things)\b|\bi wish i (?:was|were) dead\b/,
      /\bdon't want to (?:be here|live|wake up|exist|be alive)\b|\bkill(?:ing)? myself\b|\bunalive\b|\bend(?:ing)? my (?:own )?life\b/,
      /\blife (?:isn't|is not|isnt) worth\b|\b(?:better off dead|better without me)\b|\b(?:can't|cannot|cant) go on\b(?! (?:keto|a diet|with keto|this diet|with this diet|like this diet))|\bno (?:reason|point) (?:to|in) liv/,
      /\b(?:hope|wish) i (?:don't|didn't|never) wake up\b|\bto not wake up\b|\bpoint of living\b|\bwant to disappear\b/,
      /\bhow (?:much|many)\b[^.?!]{0,40}\b(?:would|will|does it take to|to) (?:kill me|kill myself|kill you|overdose|end (?:it|my))/,
      /\b(?:plan|going|want\w*|thought\w*) (?:to|of|about) (?:hurt|harm|hurting|harming) myself\b|\bself.?harm\w*|\bcut(?:ting)? myself (?:again|last night|on purpose|to|because|when)/,
      /\b(?:took|swallowed|taken) (?:a (?:bunch|lot|bottle|handful) of|all (?:of )?my|too many) (?:\w+ )?(?:pills|tablets|meds)\b|\boverdosed?\b/,
    ],
  },
  {
    id: 'eatingDisorder',
    patterns: [
      /\banorex\w+|\bbulimi\w+|\beating disorder|\bbinge[- ]?eating|\borthorex\w+|\bed recovery\b|\bpro.?ana\b|\bthinspo/,
      /\bi binge\b|\bi purge\b|\bpurg(?:e|ing)\b|\bmake myself (?:throw up|vomit|sick)\b|\bchew and spit\b|\bstarv(?:e|ing) myself\b/,
      /\blaxatives?\b[^.?!]{0,20}\b(?:lose|weight|slim)|\bdiet pills and laxatives\b|\bscared of (?:carbs|food|eating)\b|\bhate eating\b/,
      /\bonly eat(?:ing)? (?:[1-6]\d\d) (?:k?cal\w*)|\bhaven't eaten in (?:[3-9]|\d\d|three|four|five) days\b|\bbmi (?:is |of )?1[0-7]\b|\bwithout anyone noticing\b|\bhides? food\b/,
      /\brestrict\w*\b[^.?!]{0,20}\b(?:only thing|one thing)\b|\bone thing that gives me control\b|\bobsessed with (?:counting|calories)/,
    ],
  },
  {
    id: 'psychosisOrBipolar',
    patterns: [
      /\bbipolar\b|\bpsychosis\b|\bpsychotic\b|\bschizo\w+|\bhearing voices\b|\b(?:i'm|i am|feel|feeling|been|went|going) manic\b|\bmanic (?:episode|since)|\bmood stabili[sz]er/,
    ],
  },
  {
    id: 'stoppedPsychMeds',
    patterns: [
      /\b(?:stopped|quit|came off|replace)\b[^.?!]{0,20}\b(?:my )?(?:meds|antidepressants?|medication)\b/,
    ],
  },
  { id: 'lowMood', patterns: [/\bdepress(?:ed|ion|ive)\b/] },
  {
    id: 'ketoacidosisNow',
    patterns: [
      /\b(?:in|having|have|has|got|produced|went into|developed) (?:this |a |mild |diabetic )*(?:ketoacidosis|dka)\b|\bdka (?:last|this|in)\b/,
    ],
  },
  {
    id: 'ketoacidosisSymptomsAsked',
    patterns: [
      /\b(?:ketoacidosis|dka) (?:symptoms|signs)\b|\bi think (?:i'm|i am|he is|she is) in dka\b|\bin dka\b/,
    ],
  },
  { id: 'ketoacidosisTalk', patterns: [/\bketoacidosis\b|\bdka\b/] },
  {
    id: 'highKetonesWords',
    patterns: [
      /\bketones? (?:are |is |reading |levels? )?(?:so |very |really |too )?(?:high|rising|large)|\b(?:high|large|rising|lots of) ketones\b|\bstrips?\b[^.?!]{0,15}\bdark purple\b|\bdark purple\b[^.?!]{0,25}\b(?:strip|ketone)|\bketones\b[^.?!]{0,15}\bdark purple\b|\bketones won't go down\b|\btoo high for ketones\b|\bwith ketosis\b|\bhi for ketones\b/,
    ],
  },
  {
    id: 'highSugarWords',
    patterns: [
      /\bhigh (?:blood )?(?:sugars?|glucose)\b|\b(?:sugar|glucose) (?:is |stays |still )?(?:too |very |so )?high\b|\bsugar won't come down\b/,
    ],
  },
  { id: 'ridesOutKetones', patterns: [/\bride out\b[^.?!]{0,15}\bketones\b/] },
  {
    id: 'lowSugarWords',
    patterns: [
      /\bhypogly?c\w+|\bhypos?\b|\blow (?:blood )?(?:sugar|glucose)s?\b|\bsugar very low\b|\b(?:sugar|glucose) (?:(?:is |gets? |goes |feels |was )(?:too |very |really )?low\b|drops?\b|dropping\b|crash\w*)|\bfeel(?:ing)? low\b(?! (?:energy|mood|on))|\blows after\b|\balarm says low\b|\blow and alone\b/,
    ],
  },
  {
    id: 'repeated',
    patterns: [
      /\b(?:lately|often|keeps?|all day|every (?:day|night|morning)|ranging|again and again|multiple times|two days in a row|twice|several times|for days|recurr\w+)\b/,
    ],
  },
  {
    id: 'notRising',
    patterns: [
      /\bnot (?:coming|going) (?:up|back up)\b|\bwon't come up\b|\bstill (?:low|under|below)\b|\bafter (?:juice|glucose|sugar)\b/,
    ],
  },
  { id: 'meterLow', patterns: [/\bmeter (?:just )?(?:says|reads|shows) "?lo"?\b(?!w)|\bglucagon\b/] },
  { id: 'meterHigh', patterns: [/\bmeter (?:just )?(?:says|reads|shows) "?hi"?\b(?!gh)/] },
  {
    id: 'fasting',
    patterns: [
      /\bfast(?:ing|ed|s)?\b|\bwithout eating\b|\bskip\w* (?:meals?|breakfast|lunch|dinner)\b|\b(?:omad|1[6-9]:\d|2[0-4]:\d)\b/,
    ],
  },
  {
    id: 'longFast',
    patterns: [
      /\bfast\w*\b[^.?!]{0,12}\b(?:1[6-9]|2\d|3\d|4\d|7\d) ?(?:h\b|hours?|hrs?)|\b(?:1[6-9]|2\d|3\d|48|72)[ -]?(?:h|hours?|hrs?) fast/,
    ],
  },
  {
    id: 'urgentHelp',
    patterns: [
      /\b(?:help|opinions?|advice) (?:me )?(?:now|asap|urgent\w*|pls|please)\b|\b(?:quite|very|really|so) worried\b|\bwhat (?:should|do) i do\b|\bemergency\b/,
    ],
  },
  { id: 'exercise', patterns: [/\b(?:strenuous|intense|hard) (?:workout|exercise|training)\b/] },
  { id: 'alone', patterns: [/\b(?:i'm|i am|and) alone\b|\bhome alone\b/] },
];
