import type { HealthReading } from '#contract/health-readings.ts';
import { matchContext, normaliseText, sentencesOf } from '../../symptoms/context.ts';
import type { Signal } from '../../symptoms/signal.ts';
import { SYMPTOM_SIGNALS } from '../../symptoms/symptom-signals.ts';

/** What the feeling and the notes of a reading say besides whole sentences: people write one word there. */
const SHORT_SIGNALS: readonly Signal[] = [
  {
    id: 'nausea',
    patterns: [
      /\bnaus\w+|\bupset (?:stomach|tummy)\b|\b(?:stomach|tummy) upset\b|\bnase(?:a|ou)\w*|\b(?:like|about to|want to|going to) (?:vomit|throw|puk)\w*/,
    ],
  },
  {
    id: 'drowsyOrConfused',
    patterns: [
      /\bdrows\w+|\bgroggy\b|\b(?:so|too|unusually|oddly|really) sleepy\b|\bconfusion\b|\bconfused\b(?! (?:about|by|on|with|why|what|how|as|regarding|whether|if|over|when|because))/,
      /\bslurr\w+|\bdisorient\w+|\b(?:not|trouble) thinking (?:straight|clearly)|\bhard to stay awake\b/,
    ],
  },
  {
    id: 'breathless',
    patterns: [/\bbreath(?:ing)? (?:is )?(?:so |very )?(?:fast|deep|hard|heavy)|\bhard to breathe\b/],
  },
  {
    id: 'feelsVeryIll',
    patterns: [
      /\bsick\b(?! (?:of|leave|day|note|kid|child))|\b(?:ill|unwell|poorly|fever\w*|flu(?! (?:shot|vaccin|jab))|infection|awful|terrible|horrible|miserable)\b|\bstomach bug\b/,
      /\bnot (?:feeling )?(?:too |so |very )?(?:well|good)\b|\b(?:feel\w*|really|very|so) bad\b|^bad$/,
    ],
  },
  { id: 'thirsty', patterns: [/^thirsty?$|\bthirsty\b(?! for)/] },
  { id: 'bellyPain', patterns: [/\bgut (?:pain|ache|cramp)/] },
  { id: 'weak', patterns: [/\bweak(?:ness)?\b(?! (?:coffee|tea))|\bno strength\b/] },
  {
    id: 'veryTired',
    patterns: [
      /\b(?:very|so|too|really|extremely|unusual\w*|strangely) (?:tired|weak|fatigued?)|\bexhaust\w+|\bunusual fatigue\b/,
    ],
  },
  {
    id: 'notQuiteWell',
    patterns: [
      /\btired(?:ness)?\b|\bfatigued?\b|\bfogg?y?\b|\bsleepy\b|\bno energy\b|\bnot (?:so )?great\b|\bfeel\w* off\b/,
    ],
  },
  {
    id: 'alone',
    patterns: [
      /(?<!let )\balone\b|\bby myself\b|\bon my own\b|\b(?:nobody|no one)\b[^.]{0,15}\b(?:here|home|with me)\b/,
    ],
  },
  {
    id: 'heavyDrinking',
    patterns: [
      /\bdrunk\b|\bhung ?over\b|\bhangover\b|\b(?:heavy|binge) drinking\b|\b(?:lots?|too much|a bottle) (?:of )?(?:alcohol|wine|beer|vodka|spirits|to drink)\b/,
    ],
  },
];
const SIGNALS = [...SYMPTOM_SIGNALS, ...SHORT_SIGNALS];

const SYMPTOM_WORD =
  '(?:naus\\w+|vomit\\w*|throw(?:ing)? up|sick(?:ness)?|(?:(?:belly|stomach|abdominal|tummy|chest) )?(?:pains?|aches?|cramps?)|drows\\w+|sleepy|confus\\w+|dizz\\w+|fever\\w*|(?:fast|deep|heavy) breathing|short(?:ness)? of breath|breathless\\w*|symptoms?|weak\\w*|shak\\w+|alone|thirst\\w*|palpitations?|faint\\w*|ill(?:ness)?|unwell|headaches?|tired\\w*|fatigued?)';
const FILLER =
  '(?:(?:feel|feeling|felt|any|a|the|have|having|had|been|being|more|longer|real|really|signs?|of|so|very|too|at all|get|getting|is|am)\\s+)*';
const DENIED = new RegExp(
  `\\b(?:no|not|without|never|denies|nor|isn't|don't|doesn't|didn't|haven't|hasn't|wasn't|dont|didnt|havent)\\s+${FILLER}${SYMPTOM_WORD}(?:(?:\\s*,\\s*|\\s+)(?:(?:or|nor|and)\\s+)?${FILLER}${SYMPTOM_WORD})*`,
  'g',
);
const ANSWERED_NO = new RegExp(`\\b${SYMPTOM_WORD}\\s*[:=]\\s*(?:no|none|nil|0)\\b`, 'g');

/**
 * Symptoms that the feeling and the notes of a reading tell of, by the ids of the shared symptom signals. Denied ones
 * are left out; a word that may or may not be denied counts, since a warning too many does less harm.
 */
export function readingSymptoms({ feeling, notes }: Pick<HealthReading, 'feeling' | 'notes'>): Set<string> {
  const found = new Set<string>();
  for (const text of [feeling, notes]) {
    for (const raw of sentencesOf(normaliseText(text ?? '').toLowerCase())) {
      const sentence = withoutDenied(raw);
      for (const { id, patterns } of SIGNALS) {
        if (patterns.some((pattern) => tellsOfNow(sentence, pattern))) found.add(id);
      }
    }
  }
  return found;
}

function tellsOfNow(sentence: string, pattern: RegExp): boolean {
  const start = pattern.exec(sentence)?.index;
  if (start === undefined) return false;
  const context = matchContext(sentence, start);
  return context !== 'past' && context !== 'general';
}

/** "No nausea, vomiting or pain" denies all three; in "no nausea, vomiting since noon" only the first is. */
function withoutDenied(sentence: string): string {
  return sentence
    .replace(DENIED, (list: string, at: number) => {
      const rest = sentence.slice(at + list.length);
      const isWholeList =
        !list.includes(',') || /\b(?:or|nor)\b/.test(list) || /^\s*(?:$|[.;!?)]|but\b)/.test(rest);
      return isWholeList ? ' ' : list.slice(list.indexOf(','));
    })
    .replace(ANSWERED_NO, ' ');
}
