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
      /\bangina\b|\b(?:clutch|hold|grabb?|grip)\w* (?:at )?(?:his|her|my|their) chest\b/,
      /\b(?:elephant|weight|something(?: heavy)?|someone|brick|stone)\b[^.?!]{0,20}\b(?:on|sits?|sitting)\b[^.?!]{0,12}\b(?:chest|ribs|breast ?bone)\b/,
    ],
  },
  {
    id: 'cannotBreathe',
    patterns: [
      new RegExp(
        `\\b${CANNOT} (?:really |properly |even )?(?:breathe?(?! through my (?:nose|mouth))|catch (?:my|his|her|their) breath|get (?:any |enough )?air)\\b`,
      ),
      /\bgasping(?: for (?:air|breath))?\b|\b(?:lips|face) (?:are |is |turn\w* |went |going )*blue\b/,
      /\b(?:not|stopped) breathing\b|\bchoking\b(?! hazard)/,
    ],
  },
  {
    id: 'allergicSwelling',
    patterns: [
      /\bthroat\b[^.?!]{0,20}\b(?:closing|closes|swelling|swollen|swells|tightening)/,
      /\b(?:swollen|swelling|swelled) (?:up )?(?:(?:on|of|in|around) )?(?:my |his |her |the )?(?:lips?|tongue|throat)\b/,
      /\b(?:lips?|tongue)\b[^.?!]{0,12}\b(?:swelling|swollen|swells|swelled)|\banaphyla/,
    ],
  },
  {
    id: 'breathless',
    patterns: [
      /\bshort(?:ness)? of breath\b|\bbreathless/,
      /\b(?:trouble|difficulty|difficulties|hard time|difficult|hard)\b[^.?!]{0,12}\bbreath(?:e|ing)\b/,
      /\bbreath(?:ing|es)\b[^.?!]{0,15}\b(?:hard|fast|faster|heavy|heavily|deep|deeply|difficult\w*|trouble|quickly|rapid\w*)\b(?! (?:exercise|technique))/,
      /\b(?:fast|heavy|rapid|hard|labou?red) breathing\b/,
      /\bdeep breathing\b(?! (?:exercise|technique|before|helps))|\bpanting\b|\bwinded\b/,
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
      new RegExp(`\\b${CANNOT} (?:lift|move|raise|feel|use) (?:my|his|her|their|one|the) ${ARM_OR_LEG}\\b`),
      new RegExp(
        `\\b${CANNOT} (?:find (?:my|the|his|her) words|get (?:my|the|his|her|any) words out|speak|form (?:words|a sentence)|talk)\\b(?! (?:to|about|with|on|english|highly|for))|\\btrouble (?:understanding people|speaking|talking)\\b`,
      ),
      /\bslurr(?:ed|ing|s)?\b/,
      /\b(?:talk\w*|speak\w*|mumbl\w+) (?:funny|gibberish|nonsense|incoherent\w*|garbled)\b/,
      /\bsudden\w*\b[^.?!]{0,25}\b(?:confus(?:ion|ed)|can't see|cant see|blind\w*|(?:loss of|lost|no) vision|weakness (?:on|in)|(?:severe|awful|terrible|massive|horrible) headache|(?:loss of|lost) balance)\b/,
      /\bwent blind\b|\b(?:have|having|seeing|see|got|sees) double\b/,
      /\b(?:worst|most (?:awful|severe|painful|terrible|horrible|intense)) headache\b|\bthunderclap\b/,
      /\b(?:think|having|is it|is this|it's|might be|could be|had|signs of) (?:it's |this is |it is |he's having |she's having |i'm having )?(?:a )?(?:mini.?)?stroke\b(?! of)/,
      /\btia\b/,
    ],
  },
  {
    id: 'unconscious',
    patterns: [
      new RegExp(
        `\\b${PERSON}\\b[^.?!]{0,30}\\b(?:won't|wont|can't|not|isn't|doesn't|didn't|cannot|could not|couldn't) (?:wake|waking|respond\\w*|react\\w*|moving|be woken)\\b(?! to (?:treatment|emails?|messages?|texts?|calls?|my|the))`,
      ),
      new RegExp(`\\b${PERSON}\\b[^.?!]{0,20}\\bcollapsed\\b`),
      /\b(?:unconscious(?! (?:mind|eating|bias|habit))|unresponsive)\b/,
      /\b(?:having|has|had|have) (?:a |another )?(?:seizure|fit|convulsion)s?\b(?! (?:disorder|of (?:laughter|giggles|rage)))/,
      /\bseizing\b(?! (?:the|every|an))|\bconvulsing\b|\blost consciousness\b/,
    ],
  },
  {
    id: 'fainted',
    patterns: [
      new RegExp(
        `(?<!(?:nearly|almost|about to|practically) )\\b${PERSON}\\b(?! (?:nearly|almost|thought|felt like|feel like))[^.?!]{0,25}(?<!\\b(?:nearly|almost|about to|practically|like|if) (?:i )?)\\b(?:fainted|passed out(?! (?:of|asleep|flyers|drunk|on the (?:couch|sofa|bed)))|blacked out|blacking out|passing out|faints)\\b`,
      ),
      /(?:^|[,;] ?|\band )(?:fainted|passed out|blacked out)\b(?! of|\s?(?:asleep|drunk))/,
      /(?<!(?:nearly|almost|like) )\bfainting\b(?! couch)/,
    ],
  },
];
