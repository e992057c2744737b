/** Something a text can say that a rule builds on. Patterns see the lower-case sentence. */
export type Signal = { id: string; patterns: RegExp[] };

/** Bodily symptoms. A symptom counts when it is there now; see `matchContext` for what takes it out. */
export const SYMPTOM_SIGNALS: readonly Signal[] = [
  {
    id: 'chestPain',
    patterns: [
      /\bchest\b(?! (?:press|day|freezer|workout|muscle|exercise|hair)\b)[^.?!]{0,30}\b(?:pains?|painful|hurts?|hurting|aches?|aching|tight\w*|pressure|heav\w+|squeez\w+|burn\w*|crush\w*)\b/,
      /\b(?:pains?|tight\w*|pressure|squeez\w+|burning|heaviness|crushing|elephant)\W+(?:\w+\W+){0,5}?(?:chest|breastbone)\b(?! (?:press|day|workout)\b)/,
      /\b(?:having|feels? like|felt like|symptoms? of|signs? of) (?:a )?heart attack/,
      /\bheart attack (?:symptoms?|signs?|right now)\b|\bangina\b|\bclutching (?:his|her|my|their) chest\b/,
      /\bpain\b[^.?!]{0,25}\b(?:down|in|into|through) (?:my|his|her|the) left arm\b|\bjaw\b[^.?!]{0,20}\barm\b[^.?!]{0,20}\b(?:ach|hurt|pain)/,
      /\bradiating\b[^.?!]{0,20}\b(?:arm|jaw|neck|back)\b/,
    ],
  },
  {
    id: 'cannotBreathe',
    patterns: [
      /\b(?:can't|cant|cannot|can not|unable to) (?:breathe|catch (?:my|his|her) breath|get (?:any )?air)\b/,
      /\bsudden\w*\b[^.?!]{0,25}\b(?:short(?:ness)? of breath|breathless)/,
      /\bthroat\b[^.?!]{0,20}\b(?:closing|swelling|swollen|tight)|\b(?:swollen|swelling) (?:lips?|tongue|throat)\b|\banaphyla/,
    ],
  },
  {
    id: 'breathless',
    patterns: [
      /\bshort(?:ness)? of breath\b|\bbreathless|\b(?:trouble|difficulty|hard time|difficult)\b[^.?!]{0,12}\bbreathing\b/,
      /\bbreathing\b[^.?!]{0,15}\b(?:hard|fast|heavy|heavily|deep|difficult\w*|trouble|quickly)\b|\b(?:fast|heavy|deep|rapid|hard) breathing\b|\bpanting\b/,
    ],
  },
  {
    id: 'stroke',
    patterns: [
      /\bface\b[^.?!]{0,30}\b(?:droop\w*|numb\w*|crooked|paraly\w+|fell|falling)|\b(?:droop\w*|numb\w*)\b[^.?!]{0,30}\bface\b/,
      /\b(?:weak\w*|numb\w*|tingling|paraly\w+)\b[^.?!]{0,30}\b(?:one side|half of|(?:left|right) side)\b|\b(?:one side|half of my body|(?:left|right) side)\b[^.?!]{0,30}\b(?:weak\w*|numb\w*|droop\w*|tingling|paraly\w+)/,
      /\bnumb\w*\b[^.?!]{0,15}\barm and leg\b|\barm\b[^.?!]{0,20}\bdrift/,
      /\b(?:speech|words?)\b[^.?!]{0,15}\bslurr|\bslurr(?:ed|ing)\b|\btalking funny\b|\bmouth\b[^.?!]{0,12}\bcrooked\b|\bdrooling\b/,
      /\b(?:can't|cant|cannot) (?:lift|move|raise|feel) (?:my|his|her) (?:left |right )?(?:arm|leg|hand)\b|\bhand stopped working\b/,
      /\b(?:can't|cant|cannot) find (?:my|the|his|her) words\b|\btrouble (?:understanding|speaking)\b/,
      /\bsudden\w*\b[^.?!]{0,25}\b(?:confus\w+|can't see|cant see|blind|vision|weakness|headache|balance)\b|\b(?:can't|cant) see out of\b|\bdouble vision\b(?=[^.?!]*\b(?:sudden|started|since|today|now)\b)|\b(?:have|having|seeing|got) double\b|\blost my balance\b/,
      /\bworst headache\b|\b(?:think|having|is it|it's|had) (?:it's |this is )?a (?:mini.?)?stroke\b|\bstroke (?:symptoms|signs)\b|\btia\b/,
    ],
  },
  {
    id: 'vomiting',
    patterns: [
      /(?<!feel(?:ing)? like |felt like |want(?:ed)? to |about to |going to |might |almost |makes? me want to )\b(?:vomit(?:ing|ed|s|ting|ted)?|throwing up|threw up|throws up|puk(?:ing|ed))\b(?! if)/,
      /\bhad to vomit\b|\balready vomited\b/,
    ],
  },
  {
    id: 'keepsNothingDown',
    patterns: [
      /\b(?:can't|cant|cannot|couldn't|unable to|haven't|not)\b[^.?!]{0,12}\b(?:keep|kept|keeping)\b[^.?!]{0,20}\b(?:down|fluids?|water|food)\b/,
      /\b(?:can't|cant|cannot|won't) stop (?:vomiting|throwing up|puking)|\b(?:vomiting|throwing up)\b[^.?!]{0,15}\b(?:for hours|all (?:day|night)|for (?:a|two|\d+) days?|every hour)\b/,
      /\b(?:can't|cant|cannot) eat (?:anything|at all)\b/,
    ],
  },
  {
    id: 'nausea',
    patterns: [/\bnause\w+|\bqueasy\b|\bfeel(?:ing)? (?:very |so |really )?sick\b|\bsick to my stomach\b/],
  },
  {
    id: 'severeBellyPain',
    patterns: [
      /\b(?:severe|worst|acute|unbearable|excruciating|terrible|agoni[sz]ing|intense)\b[^.?!]{0,30}\b(?:belly|stomach|abdom\w+|tummy|flank|gut)\b(?:[^.?!]{0,20}\b(?:pain|ache|cramp\w*))?/,
      /\b(?:belly|stomach|abdom\w+|tummy) pain\b[^.?!]{0,30}\b(?:severe|unbearable|worst|going (?:to|through) my back)/,
      /\bupper (?:belly|stomach|abdominal) pain\b[^.?!]{0,25}\bback\b/,
    ],
  },
  {
    id: 'bellyPain',
    patterns: [
      /\b(?:belly|stomach|abdom\w+|tummy)\b[^.?!]{0,15}\b(?:pains?|aches?|hurts?|cramp\w*)|\bpain\b[^.?!]{0,15}\b(?:belly|stomach|abdomen)\b|\b(?:stomach|belly)ache\b/,
    ],
  },
  {
    id: 'drowsyOrConfused',
    patterns: [
      /(?<!\b(?:i'm|i am|im|bit|little|so|just|still|kinda|pretty|am|really|very|getting|got) )\bconfused\b(?! (?:about|by|on|with|why|what|how|as|regarding|whether|if|over|when|because))|\bconfused and (?:sleepy|drowsy|dizzy|shaky|weak|sweaty|won't|can't)\b|\b(?:drowsy|disoriented|lethargic|delirious|very sleepy|sleepy and)\b|\band (?:very )?sleepy\b|\b, sleepy\b/,
      /\b(?:don't|dont) know where i am\b|\b(?:can't|cant|not) (?:stay awake|think straight|swallow)\b/,
    ],
  },
  {
    id: 'unconscious',
    patterns: [
      /\b(?:unconscious|unresponsive)\b|\bconfused and (?:sleepy|drowsy)\b|\b(?:drowsy|sleepy) and confused\b|\b(?:won't|wont|can't|not|doesn't|isn't) (?:wake|waking) up\b|\bhaving a (?:seizure|fit)\b|\bseizure\b(?![^.?!]{0,20}\b(?:disorder|med\w*|drug|diet)\b)[^.?!]{0,20}\b(?:low|sugar|now|today|just)\b/,
    ],
  },
  {
    id: 'fainted',
    patterns: [
      /(?<!my jaw )\b(?:i|he|she|husband|wife|mom|dad|mother|father)\b[^.?!]{0,25}\b(?:fainted|passed out|blacked out|keeps? fainting|collapsed)\b|^(?:fainted|passed out)\b|\bfainting\b/,
    ],
  },
  {
    id: 'faintedBefore',
    patterns: [
      /\bhad fainted\b|\b(?:passed out|fainted)\b[^.?!]{0,30}\bonce\b|\bultimately fainting\b|\bonce (?:fainted|passed out)\b/,
    ],
  },
  {
    id: 'dizzy',
    patterns: [/\b(?:dizz\w+|light.?headed\w*|woozy)\b/],
  },
  {
    id: 'palpitations',
    patterns: [
      /\bpalpitations?\b|\bheart\b[^.?!]{0,15}\b(?:rac\w+|pound\w+|flutter\w*|skip\w*|beating (?:a bit |a little |so |really |very )?(?:hard\w*|fast\w*))|\bskipp\w+ beats?\b|\birregular heart/,
    ],
  },
  {
    id: 'restingPulseHigh',
    patterns: [
      /\b(?:heart rate|pulse)\b[^.?!]{0,15}\b(?:1[3-9]\d|2\d\d)\b[^.?!]{0,15}\b(?:rest\w*|sitting|lying)|\b(?:rest\w*) (?:heart rate|pulse)\b[^.?!]{0,12}\b(?:1[3-9]\d|2\d\d)\b/,
    ],
  },
  {
    id: 'fruityBreath',
    patterns: [
      /\bbreath\b[^.?!]{0,25}\b(?:fruity|acetone|nail polish|pear drops?)|\b(?:fruity|acetone)\W+(?:smelling )?breath\b/,
    ],
  },
  {
    id: 'feelsVeryIll',
    patterns: [
      /\bfeel\w* (?:awful|terrible|horrible|very ill|really ill|deathly)\b|\b(?:sick|ill|down) with (?:the )?(?:flu|a stomach bug|an infection|covid|fever)\b|\bfever\b|\bdehydrated\b|\bblurr\w+ vision\b|\bfeel\w* (?:very |really |so )?(?:sick|weak|unwell)\b|\bdry mouth\b|\bvery tired\b/,
    ],
  },
  {
    id: 'thirsty',
    patterns: [
      /\b(?:so|very|extremely|always|constantly|really) thirsty\b|\b(?:excessive|extreme|constant) thirst\b|\band thirsty\b/,
    ],
  },
  {
    id: 'urinatesMuch',
    patterns: [
      /\b(?:pee|peeing|urinat\w+)\b[^.?!]{0,20}\b(?:a lot|all the time|constantly|every hour|frequent\w*|so much|non.?stop)|\bfrequent urination\b/,
    ],
  },
  {
    id: 'shaky',
    patterns: [/\b(?:shak(?:y|iness|ing)|trembl\w+|jitter\w+|cold sweats?|sweating|soaked with sweat)\b/],
  },
  {
    id: 'vomitingBlood',
    patterns: [
      /\b(?:vomit\w*|throw\w* up|cough\w*|spit\w*)\b[^.?!]{0,12}\bblood\b|\bcoffee.?grounds? (?:vomit|emesis)|\bvomit\w*\b[^.?!]{0,20}\bcoffee.?ground/,
    ],
  },
  {
    id: 'bloodInStool',
    patterns: [
      /\bblood\b[^.?!]{0,15}\b(?:stools?|poop?|poo|toilet|bowel)|\b(?:bloody|black tarry|tarry) (?:stools?|poop?|diarrh\w+)|\bblack stools?\b|\brectal bleeding\b/,
    ],
  },
  {
    id: 'unplannedWeightLoss',
    patterns: [
      /\b(?:lost|losing|loss of)\b[^.?!]{0,45}\b(?:without (?:trying|any|change|with out)|not (?:dieting|trying)|with ?out (?:any )?change)|\bunexplained weight loss\b|\bwith out change in diet\b/,
    ],
  },
  { id: 'cannotStopLosing', patterns: [/\b(?:can't|cant|cannot) stop losing weight\b/] },
  {
    id: 'noUrine',
    patterns: [
      /\bno urine\b|\b(?:can't|cant|haven't|not) (?:pee|peed|urinate\w*)\b[^.?!]{0,15}\b(?:since|today|day)/,
    ],
  },
  {
    id: 'noBowel',
    patterns: [/\bnot (?:pooped|had a bowel)[^.?!]{0,30}\b(?:week|days)[^.?!]{0,25}\b(?:swollen|pain|vomit)/],
  },
  {
    id: 'swollenLeg',
    patterns: [
      /\b(?:leg|calf)\b[^.?!]{0,15}\bswollen\b[^.?!]{0,15}\bpain|\bswollen\b[^.?!]{0,10}\b(?:leg|calf)\b/,
    ],
  },
  { id: 'stiffNeck', patterns: [/\bfever\b[^.?!]{0,25}\bstiff neck\b|\bstiff neck\b[^.?!]{0,25}\bfever\b/] },
  {
    id: 'yellowEyes',
    patterns: [/\b(?:eyes?|skin)\b[^.?!]{0,15}\byellow\b|\byellow (?:eyes?|skin)\b|\bjaundice/],
  },
  {
    id: 'flankPain',
    patterns: [
      /\bflanks?\b[^.?!]{0,15}\b(?:pain|ache)|\b(?:pain|aches?)\b[^.?!]{0,35}\b(?:flanks?|kidneys?)\b|\bblood in (?:my|his|her|the) urine\b|\bfoamy urine\b/,
    ],
  },
];
