import { z } from 'zod';
import { newUuid } from '../../lib/new-uuid.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { readJsonList, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';

/** A question on its way to the coach. */
export interface Question {
  /** Of the exchange it becomes. */
  key: string;
  message: string;
  /** Key of the exchange that goes, with all after it, once the answer is there. */
  replaces: string | null;
  /** Typed by the person, so it goes back into the box when no answer comes. */
  typed: boolean;
}

const askedQuestion = z.object({
  key: z.string(),
  message: z.string(),
  replaces: z.string().nullable(),
  typed: z.boolean(),
  /** Id of the person. */
  owner: z.string(),
  thread: z.string(),
  tab: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Its page was left before the answer came. */
  left: z.boolean(),
});
type AskedQuestion = z.infer<typeof askedQuestion>;

/** No answer takes longer; an older question belongs to a page that is gone without a word. */
const LONGEST_ANSWER_MS = 10 * 60_000;

const isAsked = (value: unknown): value is AskedQuestion => askedQuestion.safeParse(value).success;

const readAsked = ({ local }: BrowserStores) => readJsonList(local, STORAGE_KEY.askedQuestions, isAsked);

function writeAsked({ local }: BrowserStores, questions: readonly AskedQuestion[]): void {
  if (questions.length > 0) writeJson(local, STORAGE_KEY.askedQuestions, questions);
  else local.removeItem(STORAGE_KEY.askedQuestions);
}

/** This tab's name, the same over its reloads. */
function tabName({ session }: BrowserStores): string {
  const known = session.getItem(STORAGE_KEY.tab);
  if (known) return known;
  const name = newUuid();
  try {
    session.setItem(STORAGE_KEY.tab, name);
  } catch {
    // Without a name over reloads a question is known as left by its page's own word.
  }
  return name;
}

/** Whose question, and where it was asked. */
export interface AskedWhere {
  owner: string;
  thread: string;
}

export function noteAsked(stores: BrowserStores, where: AskedWhere, question: Question, now: Date): void {
  const others = readAsked(stores).filter(({ key }) => key !== question.key);
  const { key, message, replaces, typed } = question;
  const asked = {
    key,
    message,
    replaces,
    typed,
    ...where,
    tab: tabName(stores),
    at: now.getTime(),
    left: false,
  };
  writeAsked(stores, [...others, asked]);
}

export function forgetAsked(stores: BrowserStores, key: string): void {
  writeAsked(
    stores,
    readAsked(stores).filter((asked) => asked.key !== key),
  );
}

/** The page goes: nobody waits for its answers any more. */
export function leaveAsked(stores: BrowserStores): void {
  const tab = tabName(stores);
  writeAsked(
    stores,
    readAsked(stores).map((asked) => (asked.tab === tab ? { ...asked, left: true } : asked)),
  );
}

/**
 * Takes the questions whose page is gone, oldest first; those of other tabs that are still waiting stay.
 * `isRunning` tells this page's own.
 */
export function takeLeftQuestions(
  stores: BrowserStores,
  { owner, thread }: AskedWhere,
  isRunning: (key: string) => boolean,
  now: Date,
): Question[] {
  const tab = tabName(stores);
  const isLeft = (asked: AskedQuestion) =>
    asked.owner === owner &&
    asked.thread === thread &&
    !isRunning(asked.key) &&
    (asked.left || asked.tab === tab || now.getTime() - asked.at > LONGEST_ANSWER_MS);
  const all = readAsked(stores);
  writeAsked(
    stores,
    all.filter((asked) => !isLeft(asked)),
  );
  return all.filter(isLeft);
}
