import { z } from 'zod';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { type BrowserStores, readJsonList, writeJson } from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';

const question = z.object({
  /** Of the exchange it becomes. */
  key: z.string(),
  message: z.string(),
  /** Key of the exchange that goes, with all after it, once the answer is there. */
  replaces: z.string().nullable(),
  /** Typed by the person, so it goes back into the box when no answer comes. */
  typed: z.boolean(),
});

export type Question = z.infer<typeof question>;

const inFlightQuestion = question.extend({
  /** Id of the person. */
  owner: z.string(),
  thread: z.string(),
  tab: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Its page was left before the answer came. */
  left: z.boolean(),
});
type InFlightQuestion = z.infer<typeof inFlightQuestion>;

/** No answer takes longer; an older question belongs to a page that is gone without a word. */
const LONGEST_ANSWER_MS = 10 * 60_000;

const isInFlight = (value: unknown): value is InFlightQuestion => inFlightQuestion.safeParse(value).success;

const readAll = ({ local }: BrowserStores) => readJsonList(local, STORAGE_KEY.askedQuestions, isInFlight);

function change(stores: BrowserStores, next: (all: InFlightQuestion[]) => InFlightQuestion[]): void {
  const questions = next(readAll(stores));
  if (questions.length > 0) writeJson(stores.local, STORAGE_KEY.askedQuestions, questions);
  else stores.local.removeItem(STORAGE_KEY.askedQuestions);
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

type Where = Pick<InFlightQuestion, 'owner' | 'thread'>;

/** Remembers a question over the end of the page. */
export function noteInFlight(stores: BrowserStores, where: Where, asked: Question, now: Date): void {
  const noted = { ...asked, ...where, tab: tabName(stores), at: now.getTime(), left: false };
  change(stores, (all) => [...all.filter(({ key }) => key !== asked.key), noted]);
}

export const forgetInFlight = (stores: BrowserStores, key: string): void =>
  change(stores, (all) => all.filter((one) => one.key !== key));

/** The page goes: nobody waits for its answers any more. */
export function leaveInFlight(stores: BrowserStores): void {
  const tab = tabName(stores);
  change(stores, (all) => all.map((one) => (one.tab === tab ? { ...one, left: true } : one)));
}

/**
 * Takes the questions whose page is gone, oldest first; those of other tabs that are still waiting stay.
 * `isRunning` tells this page's own.
 */
export function takeLeftQuestions(
  stores: BrowserStores,
  { owner, thread }: Where,
  isRunning: (key: string) => boolean,
  now: Date,
): Question[] {
  const tab = tabName(stores);
  const isLeft = (one: InFlightQuestion) =>
    one.owner === owner &&
    one.thread === thread &&
    !isRunning(one.key) &&
    (one.left || one.tab === tab || now.getTime() - one.at > LONGEST_ANSWER_MS);
  const left = readAll(stores).filter(isLeft);
  change(stores, (all) => all.filter((one) => !isLeft(one)));
  return left;
}
