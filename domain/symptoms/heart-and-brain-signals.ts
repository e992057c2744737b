import { CANNOT, near, PERSON, type Signal } from './signal.ts';

const CHEST =
  '(?:chest(?! (?:of drawers|freezer|day|press|presses|muscles?|exercises?|workout|hair|flys?|flies|piece|tattoo|cold|size))|breast ?bone|sternum)';
const CHEST_PAIN =
  '(?:pains?|painful|hurt(?:s|ing)?|ach(?:e|es|ing)|tight\\w*|pressure|heav(?:y|iness)|squeez\\w+|burn(?:s|ing)?|crush\\w*|stab\\w*|clutch\\w*|grip\\w*|clamp\\w*|constrict\\w*|cramp\\w*|discomfort)';
const SIDE = '(?:one side|one half|half|(?:left|right)(?: hand)? side|(?:left|right) half)';
const LAME =
  '(?:droop\\w*|numb\\w*|crooked|paraly\\w+|lop-?sided|sagg\\w+|hang(?:s|ing) down|feels? dead|gone dead|dead|uneven|weak(?:ness)?|tingl\\w+|pins and needles|not moving|fell|falling)';
const ARM_OR_LEG = '(?:(?:left |right )?(?:arms?|legs?|hands?|foot))';

/** Signs of heart attack, stroke, allergic reaction and lost consciousness. */
export const HEART_AND_BRAIN_SIGNALS: readonly Signal[] = [
  {
    id: 'chestPain',
    patterns: [
      new RegExp(near(CHEST, CHEST_PAIN)),
      /\b(?:having|think (?:it's|it is|this is|i'm having|he's having|she's having)|feels? like|felt like|symptoms? of|signs? of|is (?:this|it)) (?:an? |the )?(?:mild |massive |possible )?heart attack/,
      /\bheart attack (?:symptoms?|signs?|right now)\b|\bangina\b/,
      /\b(?:clutch|hold|grabb?|grip)\w* (?:at )?(?:his|her|my|their) chest\b/,
      /\b(?:elephant|weight|something(?: heavy)?|someone|brick|stone)\b[^.?!]{0,20}\b(?:on|sits?|sitting)\b[^.?!]{0,12}\b(?:chest|ribs|breast ?bone)\b/,
      /\b(?:pain\w*|ach\w+|numb\w*|tingl\w*|hurt\w*)\b[^.?!]{0,25}\b(?:down|in|into|through|along) (?:my|his|her|the) left arm\b|\bleft arm\b[^.?!]{0,15}\b(?:pain\w*|ach\w+|numb\w*|tingl\w*|hurts?)/,
      /\bjaw\b[^.?!]{0,20}\b(?:arm|sweat\w*|breath)\b[^.?!]{0,20}\b(?:ach|hurt|pain|short|sweat)|\bradiating\b[^.?!]{0,20}\b(?:arm|jaw|neck|back)\b/,
    ],
  },
  {
    id: 'cannotBreathe',
    patterns: [
      new RegExp(
        `\\b${CANNOT} (?:really |properly |even )?(?:breathe?(?! through my (?:nose|mouth))|catch (?:my|his|her|their) breath|get (?:any |enough )?air)\\b`,
      ),
      /\bgasping(?: for (?:air|breath))?\b|\bfighting (?:for|to) breath|\b(?:lips|face) (?:are |is |turn\w* |went |going )*blue\b|\bstopped breathing\b|\bnot breathing\b/,
      /\bsudden\w*\b[^.?!]{0,25}\b(?:short(?:ness)? of breath|breathless)|\bchoking\b(?! hazard)/,
    ],
  },
  {
    id: 'allergicSwelling',
    patterns: [
      /\bthroat\b[^.?!]{0,20}\b(?:closing|closes|swelling|swollen|swells|tightening)|\b(?:swollen|swelling|swelled) (?:up )?(?:(?:on|of|in|around) )?(?:my |his |her |the )?(?:lips?|tongue|throat)\b|\b(?:lips?|tongue)\b[^.?!]{0,12}\b(?:swelling|swollen|swells|swelled)|\banaphyla/,
    ],
  },
  {
    id: 'breathless',
    patterns: [
      /\bshort(?:ness)? of breath\b|\bbreathless|\b(?:trouble|difficulty|difficulties|hard time|difficult|hard)\b[^.?!]{0,12}\bbreath(?:e|ing)\b/,
      /\bbreath(?:ing|es)\b[^.?!]{0,15}\b(?:hard|fast|faster|heavy|heavily|deep|deeply|difficult\w*|trouble|quickly|rapid\w*)\b(?! (?:exercise|technique))|\b(?:fast|heavy|rapid|hard|labou?red) breathing\b|\bdeep breathing\b(?! (?:exercise|technique|before|helps))|\bpanting\b|\bwinded\b/,
    ],
  },
  {
    id: 'stroke',
    patterns: [
      new RegExp(
        near(
          'face|mouth|smile|eyelid',
          '(?:droop\\w*|numb\\w*|crooked|paraly\\w+|lop-?sided|sagg\\w+|feels? dead)',
        ),
      ),
      new RegExp(near(`${SIDE} of (?:my|his|her|the|their) (?:face|body|mouth)`, LAME, 20)),
      new RegExp(near('(?:one|left|right) side', '(?:weak(?:ness)?|numb\\w*|paraly\\w+|droop\\w*)')),
      /\bnumb\w*\b[^.?!]{0,15}\barm and leg\b|\barm and leg\b[^.?!]{0,15}\bnumb|\barm\b[^.?!]{0,20}\bdrift/,
      new RegExp(`\\b${CANNOT} (?:lift|move|raise|feel|use) (?:my|his|her|their|one|the) ${ARM_OR_LEG}\\b`),
      /\b(?:left|right|one) (?:hand|arm|leg) (?:will not|won't|would not|can't|cannot|doesn't|does not) (?:grip|move|hold|work|lift|obey)|\bsounds drunk\b|\bnumb (?:cheek|lips?|mouth|tongue)\b|\b(?:vision|sight)\b[^.?!]{0,15}\b(?:black|dark|gone|blank)\b[^.?!]{0,12}\b(?:one|left|right) eye|\bblind in (?:one|my|his|her)\b|\bhand stopped working\b|\b(?:arm|leg|hand) (?:suddenly )?(?:won't move|stopped working|went limp|is limp)\b/,
      /\bslurr(?:ed|ing|s)?\b|\b(?:talk\w*|speak\w*|mumbl\w+) (?:funny|gibberish|nonsense|incoherent\w*|garbled)\b|\b(?:speech|words?) (?:is|are|got|went|came out|come out|sounds?) (?:all )?(?:funny|garbled|jumbled|unclear|wrong|strange|slow)\b/,
      new RegExp(
        `\\b${CANNOT} (?:find (?:my|the|his|her) words|get (?:my|the|his|her|any) words out|speak|form (?:words|a sentence)|talk)\\b(?! (?:to|about|with|on|english|highly|for))|\\btrouble (?:understanding people|speaking|talking)\\b`,
      ),
      /\bsudden\w*\b[^.?!]{0,25}\b(?:confus(?:ion|ed)|can't see|cant see|blind\w*|(?:loss of|lost|no) vision|weakness (?:on|in)|(?:severe|awful|terrible|massive|horrible) headache|(?:loss of|lost) balance)\b|\bsudden weakness\b|\b(?:can't|cant|cannot) see (?:out of|from) (?:one|my|his|her|the)\b|\bwent blind\b/,
      /\bdouble vision\b(?=[^.?!]{0,120}\b(?:sudden\w*|started|since|today|now)\b)|\b(?:have|having|seeing|see|got|sees) double\b|\blost my balance\b|\bdrool\w*\b[^.?!]{0,15}\b(?:one side|corner)/,
      /\b(?:worst|most (?:awful|severe|painful|terrible|horrible|intense)) headache\b|\bthunderclap\b/,
      /\b(?:think|having|is it|is this|it's|might be|could be|had|signs of) (?:it's |this is |it is |he's having |she's having |i'm having )?(?:a )?(?:mini.?)?stroke\b(?! of)|\bstroke (?:symptoms|signs)\b|\btia\b/,
    ],
  },
  {
    id: 'unconscious',
    patterns: [
      /\b(?:unconscious(?! (?:mind|eating|bias|habit))|unresponsive)\b|\b(?:lost|losing|loses) consciousness\b|\bconfused and (?:sleepy|drowsy)\b|\b(?:drowsy|sleepy) and confused\b/,
      new RegExp(
        `\\b${PERSON}\\b[^.?!]{0,30}\\b(?:won't|wont|can't|not|isn't|doesn't|didn't|cannot|could not|couldn't) (?:wake|waking|respond\\w*|react\\w*|moving|be woken)\\b(?! to (?:treatment|emails?|messages?|texts?|calls?|my|the))`,
      ),
      /\b(?:having|has|had|have) (?:a |another )?(?:seizure|fit|convulsion)s?\b(?! (?:disorder|of (?:laughter|giggles|rage)))|\bconvulsing\b|\btwitching all over\b|\bconvulsions\b|\bseizing\b(?! (?:the|every|an))|^seizures?$|\bseizure from\b|\bseizure\b[^.?!]{0,20}\b(?:low|sugar|now|today|just)\b/,
      new RegExp(`\\b${PERSON}\\b[^.?!]{0,20}\\bcollapsed\\b`),
    ],
  },
  {
    id: 'fainted',
    patterns: [
      new RegExp(
        `(?<!(?:nearly|almost|about to|practically) )\\b${PERSON}\\b(?! (?:nearly|almost|thought|felt like|feel like))[^.?!]{0,25}(?<!\\b(?:nearly|almost|about to|practically|like|if) (?:i )?)\\b(?:fainted|passed out(?! (?:of|asleep|flyers|drunk|on the (?:couch|sofa|bed)))|blacked out|blacking out|passing out|faints)\\b`,
      ),
      /(?:^|[,;] ?|\band )(?:fainted|passed out|blacked out)\b(?! of|\s?(?:asleep|drunk))|(?<!(?:nearly|almost|like) )\bfainting\b(?! couch)|\bkeeps? (?:fainting|passing out)\b|\bwoke(?: up)? on the floor\b/,
    ],
  },
  {
    id: 'faintedBefore',
    patterns: [
      /\bhad (?:fainted|passed out|blacked out)\b|\b(?:passed|blacked) out\b[^.?!]{0,30}\b(?:once|one time|a few times|a couple of times)\b|\bfainted\b[^.?!]{0,30}\b(?:once|one time|a few times)\b|\bultimately fainting\b|\bonce (?:fainted|passed out|blacked out)\b|\b(?:used to|would) (?:faint|pass out|black out)\b|\b(?:fainted|passed out|blacked out) (?:while|during|after|in|at) (?:my first|the first)\b/,
    ],
  },
];
