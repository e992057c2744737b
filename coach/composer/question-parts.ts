import { questionsIn, sentencesOf, wordCount } from '#domain/chat-text/sentences.ts';
import { namingWords } from './naming-words.ts';
import { askedAgain, withThingOf } from './question-frame.ts';

const PARTS_MOST = 3;
const PART_WORDS_LEAST = 3;
/** A part with fewer words of its own asks about what stands before it. */
const OWN_WORDS_LEAST = 2;
const AMOUNTS = new Set(
  'half cup slice glass piece bit little handful spoon portion serving gram bowl'.split(' '),
);
/** Of what is told before the first question, so much is read with a question that needs it. */
const STORY_SENTENCES = 2;
const ASKS =
  /^(?:and |also |plus )?(?:what|how|why|when|which|who|where|can|could|should|is|are|am|was|do|does|did|has|have|will|would)\b(?!['’]t)/i;
/** "I have a headache already and he is fine??" asks nothing. */
const ASKS_WITHIN =
  /\b(?:what|how|why|when|which|who|where|or)\b|\b(?:is|are|am|was|were|do|does|did|can|could|should|would|will|has|have)(?:n['’]t)? (?:i|it|this|that|these|those|they|he|she|we|you|there|the|my|keto)\b/i;
const PART_WORDS_SHORT = 9;
/** "Will ask for that" */
const TELLS =
  /^(?:will|would|can|could|should|did|do|have|had) (?:ask|try|get|tell|see|let|call|ring|look|check|be|have|not|take|make|go|keep|give|report|start|been|had|got|read|lose|eat|drink|stop|lower|reduce|cut|avoid|watch|go|come|use|also|probably|just|really)\b/i;
/** Where a second question begins inside a sentence. */
const SECOND_QUESTION =
  /(?:,\s*|(?<![\s,])\s+)(?:and|also|plus)\s+(?=(?:also\s+)?(?:what|how|why|when|which|who|where|can|could|should|would|is|are|do|does|will)\b(?!['’]t))/i;

/** One question of a message: as it was asked, in full with what it leans on, and what of that says what is asked. */
export type QuestionPart = { asked: string; full: string; own: string };

/**
 * The single questions of a message, at most three; a message without a question is one part. A part that speaks of
 * "it" names what the part before it asked about, or is read together with it.
 */
export function questionParts(text: string): QuestionPart[] {
  const sentences = sentencesOf(text).flatMap((sentence) => sentence.split(SECOND_QUESTION));
  const parts = sentences
    .map((part) => part.trim())
    .filter((part) => wordCount(part) >= PART_WORDS_LEAST || HOW_MUCH.test(part));
  const asked = parts.filter(
    (part) =>
      (ASKS.test(part) ||
        (part.endsWith('?') && (wordCount(part) <= PART_WORDS_SHORT || ASKS_WITHIN.test(part)))) &&
      !TELLS.test(part),
  );
  if (asked.length < 2 || asked.some((part) => PUT_TO_PEOPLE.test(part)))
    return [questionPart(text.trim(), text.trim())];
  const story = parts
    .slice(0, parts.indexOf(asked[0] ?? ''))
    .slice(-STORY_SENTENCES)
    .join(' ');
  return asked.slice(0, PARTS_MOST).map((part, index) => {
    const before = asked[index - 1];
    if (before === undefined) return questionPart(part, story ? `${story} ${part}` : part);
    const goesOn = HOW_MUCH.test(part) || OF_ANOTHER.test(part);
    const named = goesOn ? askedAgain(before, part) : withThingOf(before, part);
    if (named) return questionPart(named, named);
    const leans = LEANS.test(part) || !saysMuch(part);
    return questionPart(part, leans ? `${story || before} ${part}` : part);
  });
}

const questionPart = (asked: string, full: string) => ({ asked, full, own: saysMuch(asked) ? asked : full });
const saysMuch = (part: string) =>
  namingWords(part).filter((word) => !AMOUNTS.has(word)).length >= OWN_WORDS_LEAST;

/** The sentences of a message that ask; all of it where none does. */
export function askingText(text: string): string {
  const asking = questionsIn(text);
  return asking.length > 0 ? asking.join(' ') : text;
}

/** The one sentence of a longer message that asks; null for a message of one sentence or of several questions. */
export function onlyQuestion(text: string): string | null {
  const [asking, another] = questionsIn(text);
  return asking && !another && sentencesOf(text).length > 1 ? asking : null;
}

const HOW_MUCH = /^how (?:much|many)(?: of (?:it|them|that))?\W*$/i;
/** "Can I eat cashews? How about almonds?" */
const OF_ANOTHER = /^(?:and )?(?:what|how) about\b/i;
const LEANS =
  /\b(?:it|they|them|that|those|these|this)\b|\bthe (?:tablet|pill|medicine|dose|reading|number)s?\b|^(?:why|how come|how so)\b|^how (?:much|many|long|often)\?*$/i;
/** "Anyone here doing it?": what is asked comes after and cannot stand without. */
const PUT_TO_PEOPLE = /^(?:has |have |is |does |did )?(?:any ?(?:one|body)|you guys|y['’]?all)\b/i;
