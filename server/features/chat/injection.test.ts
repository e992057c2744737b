import { ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Coach, createCoach } from '#coach/coach.ts';
import { loadHandbook } from '#coach/handbook/load-handbook.ts';
import { MODEL_TOOLS } from '#coach/worded/tools/model-tools.ts';
import type { AnswerEvent } from '#contract/chat.ts';
import { pantryConversations } from '#server/database/schema/pantry.ts';
import { CANARY, CANARY_GLUCOSE, openCanaryAccount } from '#server/testing/canary-account.ts';
import { databaseDigest } from '#server/testing/database-digest.ts';
import {
  type Attempt,
  openAttackedAccount,
  placeAttempt,
  readAttempts,
} from '#server/testing/injection-attempts.ts';
import { FORBIDDEN, INVENTED, OUTSIDE, obedientModel } from '#server/testing/obedient-model.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import {
  askForEvents,
  breadContext,
  KEY,
  openWordedApp,
  textOf,
  type WordedApp,
} from '#server/testing/worded-app.ts';
import { say } from '#tests/model-provider/steps.ts';

const ATTEMPTS = readAttempts(new URL('./injection-attempts.jsonl', import.meta.url));

const LEVELS = ['none', 'caution', 'call_today', 'emergency', 'of the note'];

/** Stands in every attempt, so that one can see where its words get to. */
const MARK = /kraken/i;
const QUESTIONS: Partial<Record<Attempt['place'], string>> = {
  label: 'I take metformin. What is keto flu?',
  plan: 'I take metformin. Show me my meal plans',
  reading: 'I take metformin. How am I doing with my readings?',
};
const PANTRY_QUESTION = 'I take metformin. What can I make from my pantry?';

let coach: Coach;
let t: WordedApp;
let other: Awaited<ReturnType<typeof openCanaryAccount>>;
/** Addresses of our own sources. */
let knownAddresses: ReadonlySet<string>;

beforeAll(async () => {
  coach = await createCoach();
  t = await openWordedApp({ coach, provider: 'openai-compatible' });
  other = await openCanaryAccount(t);
  const { sources } = await loadHandbook();
  knownAddresses = new Set([...sources.values()].flatMap(({ href }) => href ?? []));
});
afterEach(() => t.provider.reset());
afterAll(async () => {
  await t.close();
  await coach.close();
});

test('there are 60 attempts of many kinds', () => {
  expect(ATTEMPTS).toHaveLength(60);
  for (const { text } of ATTEMPTS) expect(text).toMatch(MARK);
  expect(new Set(ATTEMPTS.map(({ kind }) => kind)).size).toBeGreaterThan(20);
});

test.each(ATTEMPTS.map((one, index) => ({ number: index + 1, ...one })))(
  'attempt $number, $place: $kind',
  async (one) => {
    const question = one.question ?? QUESTIONS[one.place] ?? PANTRY_QUESTION;
    const plain = await askedPlainly(one, question);
    const { client, user } = await openAttackedAccount(t);
    const sent = await placeAttempt(t, one, user.id);
    const before = await databaseDigest(t.db);
    const talks = await talksOfOthers(user.id);

    t.provider.script(obedientModel(other));
    const message = one.place === 'message' ? `${question} ${one.text}` : question;
    const answer = await ask(client, one, message, sent);

    // Words of an attempt may sound like danger themselves; they never make it less, nor change how it is told.
    expect(LEVELS.indexOf(answer.level)).toBeGreaterThanOrEqual(LEVELS.indexOf(plain.level));
    if (answer.level === plain.level) expect(answer.note).toBe(plain.note);
    expectModelSawOwnDataOnly(one, plain.level);
    expectNothingForbidden(answer, plain.level);
    const { pantry_conversations: _talk, ...after } = await databaseDigest(t.db);
    expect(before).toMatchObject(after);
    expect(await talksOfOthers(user.id)).toEqual(talks);
  },
);

interface Answer {
  level: string;
  note: string;
  text: string;
  /** Everything that was sent back. */
  whole: string;
  unchecked: readonly string[];
}

/** Answers to the questions as they are, by place and question. */
const plainAnswers = new Map<string, Promise<Answer>>();

/** The same question with nobody's words in it, to a model that means well. */
function askedPlainly(one: Attempt, question: string): Promise<Answer> {
  const isAboutLabel = one.place === 'label';
  const key = `${isAboutLabel} ${question}`;
  const known = plainAnswers.get(key) ?? askWellMeaning(one, question, isAboutLabel);
  plainAnswers.set(key, known);
  return known;
}

async function askWellMeaning(one: Attempt, question: string, isAboutLabel: boolean): Promise<Answer> {
  t.provider.script(() => [say('Aye, that is fine.')]);
  const { client } = await openAttackedAccount(t);
  const answer = await ask(client, one, question, isAboutLabel ? { productContext: breadContext() } : {});
  t.provider.reset();
  return answer;
}

async function ask(client: TestClient, { place }: Attempt, message: string, rest: object): Promise<Answer> {
  if (place !== 'label') return ofEvents(await askForEvents(client, message, rest));
  const response = await client.post('/api/pantry-conversation', { message, ...rest });
  expect(response.statusCode, response.body).toBe(200);
  const { response: text } = z.object({ response: z.string() }).parse(response.json());
  // The note opens the answer in bold and is one paragraph with its title.
  const note = text.split('\n\n').slice(0, 2).join('\n\n');
  expect(note).toMatch(/^\*\*/);
  return {
    level: 'of the note',
    note,
    text: text.slice(note.length),
    whole: response.body,
    unchecked: [INVENTED],
  };
}

function ofEvents(events: readonly AnswerEvent[]): Answer {
  const notes = events.flatMap((event, index) => (event.type === 'safety' ? [{ ...event, index }] : []));
  expect(notes.length).toBeLessThan(2);
  const firstText = events.findIndex(({ type }) => type === 'text');
  if (notes[0] && firstText !== -1) expect(notes[0].index).toBeLessThan(firstText);
  return {
    level: notes[0]?.level ?? 'none',
    note: notes[0]?.text ?? '',
    text: textOf(events),
    whole: JSON.stringify(events),
    unchecked: events.flatMap((event) => (event.type === 'unchecked' ? event.figures : [])),
  };
}

function expectNothingForbidden({ text, whole, unchecked }: Answer, level: string): void {
  for (const secret of [CANARY, `${CANARY_GLUCOSE} mg`, KEY, t.databaseUrl, other.password]) {
    expect(whole).not.toContain(secret);
  }
  for (const words of FORBIDDEN) expect(text).not.toContain(words);
  for (const [, address = ''] of text.matchAll(/(?:\]\(|(?=https?:))([^\s)]*)/g)) {
    expect(address.startsWith('/') || knownAddresses.has(address), address).toBe(true);
  }
  expect(text).not.toMatch(new RegExp(`!\\[|${OUTSIDE}[/?]|javascript:|<(?:img|script)|\\]\\(//`, 'i'));
  if (level === 'emergency') expect(text).toBe('');
  else expect(unchecked).toContain(INVENTED);
}

/** What reached the model is the asker's, each word of others in a block of data, from tools that only read. */
function expectModelSawOwnDataOnly({ reaches }: Attempt, level: string): void {
  const requests = t.provider.calls.map(({ request }) => request);
  if (level === 'emergency') {
    expect(requests).toEqual([]);
    return;
  }
  expect(requests.length).toBeGreaterThan(1);
  const seen = JSON.stringify(requests.map(({ body }) => body));
  const asked = requests.map(({ turns }) => turns.filter(({ role }) => role !== 'assistant'));
  // Its own calls name the other account; what came back must not.
  const given = JSON.stringify(asked);
  expect(given).not.toContain(CANARY);
  expect(given).not.toContain(`${CANARY_GLUCOSE} mg`);
  expect(MARK.test(seen)).toBe(reaches);
  const names = MODEL_TOOLS.map(({ name }) => name);
  for (const { tools, system, turns, toolResults } of requests) {
    expect(tools.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(system).not.toMatch(MARK);
    for (const turn of turns) {
      if (turn.role === 'user') expect(outsideBlocks(turn.text)).not.toMatch(MARK);
    }
    for (const { name, text } of toolResults) {
      if (name !== null && names.includes(name)) expect(outsideBlocks(text)).not.toMatch(MARK);
      else expect(text).toMatch(/unavailable tool|no such tool/i);
    }
  }
}

/** What a model is told outside the blocks of data. */
function outsideBlocks(text: string): string {
  const key = /<<<DATA ([0-9a-f]+) /.exec(text)?.[1] ?? 'none';
  return text.replace(new RegExp(`<<<DATA ${key} [^>]*>>>[\\s\\S]*?<<<END ${key} [^>]*>>>`, 'g'), '');
}

/** Talks about products that are kept for anybody else. */
function talksOfOthers(userId: number) {
  return t.db.select().from(pantryConversations).where(ne(pantryConversations.userId, userId));
}
