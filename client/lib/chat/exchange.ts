import {
  type AnswerDetails,
  type AnswerEvent,
  type AnswerSource,
  OFF_TOPIC_MARKER,
  type SafetyLevel,
  type UsedData,
} from '#contract/chat.ts';

export interface SafetyNote {
  level: Exclude<SafetyLevel, 'none'>;
  text: string;
}

/** One question and what came back. */
export interface Exchange {
  /** Also the idempotency key under which the exchange is stored. */
  key: string;
  message: string;
  /** Markdown, without the safety note; an off-topic reply begins with its marker, see `shownText`. */
  text: string;
  safety: SafetyNote | null;
  sources: readonly AnswerSource[];
  /** Questions to go on with; kept for this visit alone. */
  next: readonly string[];
  /** Which of the person's own data it was made from. */
  used: readonly UsedData[];
  offTopic: boolean;
  /** What the person must know of how the answer came about; null when nothing. */
  notice: string | null;
  /** Figures, as written in the text, that no tool returned. */
  unchecked: readonly string[];
  /** 'composer', a model's name, or empty where it is not known. */
  answeredBy: string;
  /**
   * When it was stored where it belongs, ISO time: in the account, or on this device for a guest. Null while it is
   * not, and for an answer on its way.
   */
  storedAt: string | null;
  /** Its place in a saved conversation; null in the regular chat. */
  messageIndex: number | null;
}

/** What no database stores: the NUL character and half of an emoji, as a paste may bring them. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '');

export const newExchange = (key: string, message: string): Exchange => ({
  key,
  message: storable(message),
  text: '',
  safety: null,
  sources: [],
  next: [],
  used: [],
  offTopic: false,
  notice: null,
  unchecked: [],
  answeredBy: '',
  storedAt: null,
  messageIndex: null,
});

const MARKED = `**${OFF_TOPIC_MARKER}**`;

/** The exchange after one more event of the stream. */
export function applyEvent(exchange: Exchange, event: AnswerEvent): Exchange {
  switch (event.type) {
    case 'text':
      return { ...exchange, text: exchange.text + event.text };
    case 'restart':
      return { ...exchange, text: '', sources: [], unchecked: [], used: [], next: [], offTopic: false };
    case 'notice':
      return { ...exchange, notice: event.text };
    case 'unchecked':
      return { ...exchange, unchecked: event.figures };
    case 'source': {
      const others = exchange.sources.filter(({ number }) => number !== event.source.number);
      return { ...exchange, sources: [...others, event.source] };
    }
    case 'safety':
      return event.level === 'none'
        ? exchange
        : { ...exchange, safety: { level: event.level, text: event.text } };
    case 'used':
      return { ...exchange, used: event.data };
    case 'next':
      return { ...exchange, next: event.questions };
    case 'off_topic':
      return { ...exchange, offTopic: true };
    case 'done':
      return { ...exchange, answeredBy: event.answeredBy };
    default:
      return exchange;
  }
}

/** The answer's text as shown; the marker of an off-topic reply is drawn apart from it. */
export const shownText = ({ offTopic, text }: Exchange) =>
  offTopic && text.startsWith(MARKED) ? text.slice(MARKED.length).trimStart() : text;

/** The whole answer as one text, for history, copying and the next question's context. */
export const wholeResponse = ({ safety, text }: Pick<Exchange, 'safety' | 'text'>) =>
  [safety?.text ?? '', text].filter((part) => part !== '').join('\n\n');

/** An exchange of which only the two texts are known. */
export const plainExchange = (key: string, message: string, response: string): Exchange => ({
  ...newExchange(key, message),
  text: response,
  offTopic: response.startsWith(MARKED),
});

/** What is kept with the exchange beside question and answer. */
export const detailsOf = ({
  text,
  safety,
  sources,
  used,
  offTopic,
  notice,
  unchecked,
  answeredBy,
}: Exchange): AnswerDetails => ({
  text,
  safety,
  sources: [...sources],
  used: [...used],
  offTopic,
  notice,
  unchecked: [...unchecked],
  answeredBy,
});

/** The exchange as it was stored. */
export const withDetails = (exchange: Exchange, details: AnswerDetails | null): Exchange =>
  details ? { ...exchange, ...details } : exchange;

/** Shorter answers than this are taken for a failure. */
const ANSWER_MIN_LENGTH = 10;
const NOT_PROCESSED =
  "I couldn't process your request properly. Please try again with a question about ketogenic nutrition or metabolic health.";

/** A finished answer; one that is missing or far too short is replaced by a request to ask again. */
export const completed = (exchange: Exchange): Exchange =>
  wholeResponse(exchange).trim().length > ANSWER_MIN_LENGTH ? exchange : { ...exchange, text: NOT_PROCESSED };

const STOPPED = '*Stopped here.*';

/** An answer cut short by the person; null when nothing of it had arrived. */
export const stopped = (exchange: Exchange): Exchange | null =>
  wholeResponse(exchange).trim() === ''
    ? null
    : { ...exchange, text: [exchange.text, STOPPED].filter((part) => part !== '').join('\n\n') };

/** Cut short by the person. */
export const isStopped = ({ text }: Exchange) => text.endsWith(STOPPED);
