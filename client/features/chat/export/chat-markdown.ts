import type { AnswerDetails, AnswerSource } from '#contract/chat.ts';
import type { ConversationMessage } from '#contract/saved-conversations.ts';
import { BRAND } from '../../../brand.ts';
import { detailsOf, type Exchange, wholeResponse } from '../../../lib/chat/exchange.ts';

/** One question and its answer, wherever they were stored. */
export interface ExportedExchange {
  message: string;
  response: string;
  /** When it was stored, ISO time; null where it never was. */
  storedAt: string | null;
  /** Null for answers stored before details were. */
  details: AnswerDetails | null;
}

export interface ExportedChat {
  title: string;
  /** Oldest first. */
  exchanges: readonly ExportedExchange[];
}

export const ofMessage = ({
  message,
  response,
  createdAt,
  details,
}: ConversationMessage): ExportedExchange => ({ message, response, storedAt: createdAt, details });

export const ofExchange = (exchange: Exchange): ExportedExchange => ({
  message: exchange.message,
  response: wholeResponse(exchange),
  storedAt: exchange.storedAt,
  details: detailsOf(exchange),
});

interface Setting {
  /** Address of this app, for links that leave it: "https://example.org". */
  origin: string;
  exportedAt: Date;
  /** An instant as a day in the person's language. */
  formatDay: (instant: Date) => string;
}

/** What a person typed, so that it reads the same as Markdown. */
const literal = (line: string) =>
  line
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');

const quoted = (lines: readonly string[]) =>
  lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');

/** A backslash at a line's end keeps the line break the person made. */
const questionMarkdown = (message: string) => {
  const lines = message.trim().split(/\r?\n/);
  return quoted(
    lines.map((line, index) => {
      const goesOn = line.trim() !== '' && (lines[index + 1] ?? '').trim() !== '';
      return `${literal(line.trimEnd())}${goesOn ? '\\' : ''}`;
    }),
  );
};

const isFence = (line: string) => /^\s*(```|~~~)/.test(line);

/** Headings of an answer stand below the file's own. */
function lowered(text: string): string {
  let inCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (isFence(line)) inCode = !inCode;
      return inCode
        ? line
        : line.replace(/^#{1,6}(?= )/, (marks) => '#'.repeat(Math.min(6, marks.length + 2)));
    })
    .join('\n');
}

/** Links to pages of the app get its address, so that they work in the file. */
const linked = (text: string, origin: string) => text.replace(/\]\((\/[^)\]\s]*)\)/g, `](${origin}$1)`);

const sourceLine = ({ number, title, href }: AnswerSource, origin: string) =>
  `${number}. [${literal(title)}](${href.startsWith('/') ? origin : ''}${href})`;

const NOTE_TITLES = {
  caution: 'Caution',
  call_today: 'Call your doctor today',
  emergency: 'Emergency',
} as const;

/** What is said of the answer below its text; empty where there is nothing to say. */
function belowAnswer({ notice, unchecked, sources, answeredBy }: AnswerDetails, origin: string): string[] {
  const doubts = unchecked.map(literal).join(', ');
  const isWorded = answeredBy !== '' && answeredBy !== 'composer';
  return [
    notice === null ? '' : `*${literal(notice)}*`,
    doubts === '' ? '' : `*Not found in the sources, please check: ${doubts}.*`,
    sources.length === 0 ? '' : '**Sources**',
    sources.map((source) => sourceLine(source, origin)).join('\n'),
    isWorded ? `*Written by ${literal(answeredBy)}.*` : '',
  ];
}

function exchangeMarkdown({ message, response, details }: ExportedExchange, origin: string): string {
  const safety = details?.safety;
  const parts = [
    '## Question',
    questionMarkdown(message),
    `## ${BRAND.coach}`,
    safety ? quoted([`**${NOTE_TITLES[safety.level]}**`, '', ...safety.text.split('\n')]) : '',
    linked(lowered(details?.text ?? response), origin).trim(),
    ...(details ? belowAnswer(details, origin) : []),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** First and last day of the exchanges, in words; empty where none was stored. */
function spanOf(chat: ExportedChat, formatDay: Setting['formatDay']): string {
  const times = chat.exchanges.flatMap(({ storedAt }) => (storedAt === null ? [] : [Date.parse(storedAt)]));
  if (times.length === 0) return '';
  const first = formatDay(new Date(Math.min(...times)));
  const last = formatDay(new Date(Math.max(...times)));
  return first === last ? `${first} · ` : `${first} to ${last} · `;
}

/** A chat as a Markdown file: title, dates, and every question with its answer and sources. */
export function chatMarkdown(chat: ExportedChat, { origin, exportedAt, formatDay }: Setting): string {
  const count = chat.exchanges.length;
  const head = [
    `# ${literal(chat.title)}`,
    `*${spanOf(chat, formatDay)}${count === 1 ? '1 question' : `${count} questions`} · exported from ${BRAND.product} on ${formatDay(exportedAt)}*`,
  ];
  const exchanges = chat.exchanges.map((exchange) => exchangeMarkdown(exchange, origin));
  return `${[...head, ...exchanges, '---', '*Education, not medical advice.*'].join('\n\n')}\n`;
}
