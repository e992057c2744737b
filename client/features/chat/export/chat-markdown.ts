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

/** What belongs to the answer, above and below its text. */
function frame(details: AnswerDetails, origin: string): { above: string[]; below: string[] } {
  const { safety, sources, notice, unchecked, answeredBy } = details;
  const note = safety ? quoted([`**${NOTE_TITLES[safety.level]}**`, '', ...safety.text.split('\n')]) : null;
  const doubt =
    unchecked.length > 0
      ? `*Not found in the sources, please check: ${unchecked.map(literal).join(', ')}.*`
      : null;
  const list =
    sources.length > 0 ? ['**Sources**', sources.map((source) => sourceLine(source, origin)).join('\n')] : [];
  const by = answeredBy !== '' && answeredBy !== 'composer' ? `*Worded by ${literal(answeredBy)}.*` : null;
  const present = (lines: (string | null)[]) => lines.filter((line) => line !== null);
  return {
    above: present([note]),
    below: present([notice === null ? null : `*${literal(notice)}*`, doubt, ...list, by]),
  };
}

function exchangeMarkdown({ message, response, details }: ExportedExchange, origin: string): string {
  const { above, below } = details ? frame(details, origin) : { above: [], below: [] };
  const text = linked(lowered(details ? details.text : response), origin).trim();
  const parts = ['## Question', questionMarkdown(message), `## ${BRAND.coach}`, ...above, text, ...below];
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
