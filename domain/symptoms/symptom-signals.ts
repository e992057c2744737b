import { HEART_AND_BRAIN_SIGNALS } from './heart-and-brain-signals.ts';
import { CANNOT, near, type Signal } from './signal.ts';

const BELLY = '(?:belly|stomach|abdom\\w+|tummy|gut)';
const SEVERE =
  '(?:severe(?:ly)?|worst|acute|unbearable|excruciating|terrible|agoni[sz]ing|agony|intense|stabbing|awful|horrible)';
const ACHE = '(?:pains?|painful|aches?|aching|hurt(?:s|ing)?|cramp(?:s|ing|ed)?|sore|tender)';

/** Bodily symptoms. A symptom counts when it is there now; see `matchContext` for what takes it out. */
export const SYMPTOM_SIGNALS: readonly Signal[] = [
  ...HEART_AND_BRAIN_SIGNALS,
  {
    id: 'vomiting',
    patterns: [
      /(?<!feel(?:ing)? like |felt like |want(?:ed)? to |about to |going to |might |almost |makes? me want to |make myself )\b(?:vomit(?:ing|ed|s|ting|ted)?|throw(?:ing)? up everything|throwing up|threw up|throws up|thrown up|puk(?:e|ing|ed))\b(?! if)/,
    ],
  },
  {
    id: 'keepsNothingDown',
    patterns: [
      new RegExp(
        `\\b(?:${CANNOT}|haven't|not)\\b[^.?!]{0,12}\\b(?:keep|kept|keeping)\\b[^.?!]{0,20}\\b(?:down|fluids?)\\b(?! (?:my )?(?:weight|carbs|calories|the))`,
      ),
      /\b(?:can't|cant|cannot|won't) stop (?:vomiting|throwing up|puking)/,
      /\b(?:vomit\w*|throwing up|puking)\b[^.?!]{0,15}\b(?:for hours|all (?:day|night)|for (?:a|two|\d+) days?|every hour|everything|non.?stop)\b/,
      /\b(?:nothing|no (?:food|water|fluids?))\b[^.?!]{0,12}\b(?:stays?|staying|keeps?|kept) down\b/,
    ],
  },
  {
    id: 'nausea',
    patterns: [
      /\bnause\w+|\bqueasy\b|\bfeel(?:s|ing)? (?:very |so |really |a bit )?sick\b(?! of)/,
      /\bsick to my stomach\b/,
    ],
  },
  {
    id: 'severeBellyPain',
    patterns: [
      new RegExp(
        near(
          `${SEVERE}(?=[^.?!]{0,50}\\b(?:pain|ache|cramp|hurt|belly ?ache|attack))`,
          `(?:${BELLY}|flanks?)`,
        ),
      ),
      new RegExp(
        `\\b(?:${SEVERE} (?:\\w+ )?(?:pain|ache|cramp\\w*)|worst ${BELLY})\\b[^.?!]{0,25}\\b${BELLY}|\\b${SEVERE} ${BELLY} (?:pain|ache|cramp)|\\b${BELLY} (?:pain|ache|cramp\\w*|hurts?)\\b[^.?!]{0,30}\\b(?:severe\\w*|unbearabl\\w+|worst|agony|can't (?:stand|walk|move))`,
      ),
      new RegExp(
        `\\bpain\\b[^.?!]{0,40}\\b${BELLY}\\b[^.?!]{0,25}\\bback\\b|\\b${BELLY} pain\\b[^.?!]{0,25}\\b(?:to|into|through) (?:my |the |his |her )?back\\b`,
      ),
    ],
  },
  {
    id: 'bellyPain',
    patterns: [new RegExp(near(BELLY, ACHE, 15))],
  },
  {
    id: 'drowsyOrConfused',
    patterns: [
      /(?<!\b(?:i'm|i am|im|bit|little|so|just|still|kinda|pretty|am|really|very|getting|got|always|been) )\bconfused\b(?! (?:about|by|on|with|why|what|how|as|regarding|whether|if|over|when|because))/,
      /\b(?:drowsy|drowsiness|disoriented|delirious|very sleepy|sleepy and)\b|\band (?:very )?sleepy\b/,
      /, sleepy\b|\bhard to wake\b|\b(?:can't|cant|cannot|not) (?:stay awake|think straight|swallow)\b/,
    ],
  },
  {
    id: 'dizzy',
    patterns: [
      /\b(?:dizz\w+|light.?head(?:ed)?\w*|woozy|wobbly|faint (?:when|if|after|and|spells?)|feel(?:ing)? faint)\b/,
      /\b(?:nearly|almost) (?:fainted|fainting|passed out|blacked out)\b(?=[^.?!]{0,40}\b(?:stand\w*|stood|up|gym|work|shower|today|yesterday|fast\w*|after|while|in the|on the|dizz\w+|twice|again)\b)(?![^.?!]{0,25}\b(?:saw|heard|read|price|laugh\w*))/,
    ],
  },
  {
    id: 'palpitations',
    patterns: [
      /\bpalpitations?\b|\b(?:irregular|racing) heart/,
      /\bheart\b[^.?!]{0,15}\b(?:rac(?:es|ing|ed)|pound\w+|flutter\w*|skip\w*|thump\w*|going crazy|going like crazy|out of rhythm|beat(?:s|ing)? (?:a bit |a little |so |really |very )?(?:hard\w*|fast\w*|irregular\w*))/,
      /\bskipp\w+ beats?\b/,
    ],
  },
  {
    id: 'fruityBreath',
    patterns: [
      /\bbreath\b[^.?!]{0,25}\b(?:fruity|acetone|nail (?:polish|varnish)|pear drops?)/,
      /\b(?:fruity|acetone)\W+(?:smelling )?breath\b/,
    ],
  },
  {
    id: 'feelsVeryIll',
    patterns: [
      /\bfeel\w* (?:awful|terrible|horrible|very ill|really ill|so ill|deathly)\b/,
      /\b(?:have|has|got|and) (?:the |a )?(?:stomach (?:flu|bug|virus)|flu\b(?! shot))/,
      /\bfever\w*\b(?! (?:tree|few))|\bdehydrated\b(?! (?:food|veg\w*|fruit|meat|egg|onion|garlic))/,
      /\bfeel\w* (?:very |really |so )?(?:sick|unwell)\b(?! of)|\bdry mouth\b/,
    ],
  },
  {
    id: 'weak',
    patterns: [
      /\b(?:very|so|too|extremely|feel\w*) weak\b|\bweakness\b|\blegs (?:are |feel )?like jelly\b/,
      /\b(?:can hardly|can barely|can't) (?:stand|walk|get up)\b/,
    ],
  },
  {
    id: 'veryTired',
    patterns: [
      /\b(?:unusual\w*|extreme\w*|strangely|completely|so|very) (?:tired|exhausted|fatigued?)\b/,
      /\bexhaustion\b|\bexhausted\b/,
    ],
  },
  {
    id: 'thirsty',
    patterns: [/\b(?:so|very|extremely|always|constantly|really|insanely) thirsty\b|\band thirsty\b/],
  },
  {
    id: 'urinatesMuch',
    patterns: [
      /\b(?:pee|peeing|pees|urinat\w+)\b[^.?!]{0,20}\b(?:a lot|all the time|constantly|every (?:half )?hour|frequent\w*|so much|non.?stop)/,
      /\bwet(?:s|ting)? the bed\b/,
    ],
  },
  {
    id: 'shaky',
    patterns: [
      /\b(?:shak(?:y|iness|ing)(?! (?:the|it|up|my head|off|hands with|well|things))|shakes\b(?<=\b(?:the|have|got|get|and) shakes)|trembl\w+|jitter\w+|cold sweats?|sweating (?:and|a lot|like|buckets|heavily)|(?:and|,) sweating|soaked (?:with|in) sweat|drenched in sweat|sweaty and|and sweaty|tremors?)\b/,
    ],
  },
  {
    id: 'vomitingBlood',
    patterns: [
      /\b(?:vomit\w*|throw\w* up|threw up|cough\w*|spit\w*|puk\w+)\b[^.?!]{0,12}\bblood\b/,
      /\bvomit\w*\b[^.?!]{0,20}\bcoffee.?ground/,
    ],
  },
  {
    id: 'bloodInStool',
    patterns: [
      /\bblood\b(?! (?:sugar|glucose|ketone|pressure|test|work|sausage|pudding|type|orange))[^.?!]{0,25}\b(?:stools?|poop?|poo|toilet|bowels?(?! movements? (?:is|are) fine)|wip(?:e|es|ing|ed)|diarrh\w+)\b/,
      /\b(?:bloody|black tarry|tarry) (?:stools?|poop?|diarrh\w+)|\bblack stools?\b/,
    ],
  },
  {
    id: 'bleeding',
    patterns: [/\bbleeding\b[^.?!]{0,20}\b(?:won't stop|not stop\w*|a lot|heav\w+)|\bnose ?bleeds?\b/],
  },
  {
    id: 'headInjury',
    patterns: [
      /\b(?:hit|banged|struck|knocked|bumped) (?:my|his|her|their) head\b|\bhead injury\b|\bconcussion\b/,
    ],
  },
  {
    id: 'poisoned',
    patterns: [
      /\b(?:child|kid|toddler|baby|son|daughter|boy|girl|grandson|granddaughter|niece|nephew|he|she)\b[^.?!]{0,20}\b(?:swallowed|ate|drank|took|got into|chewed)\b[^.?!]{0,25}\b(?:tablets?|pills|medicines?|medication|capsules|bleach|detergent|batter(?:y|ies)|magnets?|nicotine|rat poison)\b/,
      /\bpoisoned\b(?! by the (?:media|food industry))/,
    ],
  },
  {
    id: 'severeHeadache',
    patterns: [/\b(?:severe|terrible|awful|massive|splitting|pounding|worst) headache\b/],
  },
  {
    id: 'unplannedWeightLoss',
    patterns: [
      /\b(?:lost|losing|loss of)\b[^.?!]{0,45}\b(?:without (?:trying|any|chang\w+|dieting|with out)|not (?:even )?(?:dieting|trying|on any|on a|changed)|with ?out (?:any )?chang)/,
    ],
  },
  {
    id: 'noUrine',
    patterns: [
      /\bno urine\b|\b(?:can't|cant|cannot|haven't|not) (?:pee|peed|urinate\w*)\b[^.?!]{0,15}\b(?:since|today|day)/,
    ],
  },
  {
    id: 'swollenLeg',
    patterns: [/\b(?:leg|calf)\b[^.?!]{0,15}\b(?:swollen|swelled)\b/],
  },
  {
    id: 'stiffNeck',
    patterns: [
      /\bfever\w*\b[^.?!]{0,35}\b(?:stiff\b[^.?!]{0,10}\bneck|neck\b[^.?!]{0,15}\bstiff)/,
      /\b(?:stiff neck|neck\b[^.?!]{0,10}\bstiff)\b[^.?!]{0,30}\bfever/,
    ],
  },
  {
    id: 'yellowEyes',
    patterns: [/\b(?:eyes?|skin)\b[^.?!]{0,15}\byellow\b|\byellow (?:eyes?|skin)\b|\bjaundice/],
  },
  {
    id: 'flankPain',
    patterns: [/\bflanks?\b(?! steak)[^.?!]{0,15}\b(?:pain|ache)|\bkidneys? (?:hurts?|ach\w+|pain)\b/],
  },
];
