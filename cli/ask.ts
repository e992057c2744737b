import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { z } from 'zod';
import { buildIndex } from '#coach/build-index.ts';
import { createCoach } from '#coach/coach.ts';
import { collectAnswer } from '#coach/collect-answer.ts';
import { type Person, UNKNOWN_PERSON } from '#coach/person/person.ts';
import type { ChatResponse } from '#contract/chat.ts';
import { healthReading } from '#contract/health-readings.ts';
import { pantryItem } from '#contract/pantry.ts';
import { personalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { isTimeZone } from '#domain/dates/calendar-day.ts';
import { wordingTurn } from './wording-turn.ts';

interface Options {
  json?: boolean;
  country?: string;
  profile?: string;
  readings?: string;
  pantry?: string;
  now?: string;
  zone?: string;
  /** False with --no-model. */
  model?: boolean;
}

/** Adds `keto ask "question"`, one answer of the coach without a server, and `keto index-coach`. */
export function registerAsk(program: Command): void {
  program
    .command('ask')
    .description('ask Captain Keto a question')
    .argument('<question>', 'the question, in quotes')
    .option('--json', 'print question, answer, sources, level, offTopic, who answered and timings as JSON')
    .option('--no-model', 'answer without the model of the AI_ settings')
    .option('--country <code>', 'ISO country code, for emergency numbers')
    .option('--profile <file>', 'JSON file with fields of a profile')
    .option('--readings <file>', 'JSON file with a list of readings, each with its readingTime')
    .option('--pantry <file>', 'JSON file with a list of pantry items, grams in tenths')
    .option('--now <instant>', 'moment of asking, e.g. 2026-11-21T08:00:00Z')
    .option('--zone <name>', 'time zone of the person, e.g. Europe/Berlin')
    .action(ask);
  program
    .command('index-coach')
    .description('embed the handbook and train the topic head anew, after editing cards or topic phrases')
    .action(async () => {
      const { cards, texts, topicTexts } = await buildIndex();
      console.log(`${cards} cards, ${texts} texts; topic head from ${topicTexts} texts`);
    });
}

async function ask(question: string, options: Options): Promise<void> {
  const person = await personFromFiles(options);
  const { now, zone } = checkedOptions(options);
  const country = options.country ?? (await person.profile())?.country ?? undefined;
  const started = performance.now();
  const worded = options.model === false ? null : wordingTurn(process.env);
  const coach = await createCoach({ limits: worded?.limits });
  try {
    const loaded = performance.now();
    const asked = { question, history: [], country, person, now, zone, turn: worded?.turn };
    const answer = await collectAnswer(coach.answer(asked));
    const answered = performance.now();
    if (!options.json) return printAnswer(answer);
    const report = {
      question,
      answer: answer.response,
      sources: answer.sources,
      level: answer.safetyLevel,
      offTopic: answer.offTopic,
      used: answer.used,
      next: answer.next,
      answeredBy: answer.answeredBy,
      notice: answer.notice,
      unchecked: answer.unchecked,
      timings: { loadMs: Math.round(loaded - started), answerMs: Math.round(answered - loaded) },
    };
    console.log(JSON.stringify(report, null, 2));
  } finally {
    await coach.close();
  }
}

function printAnswer({ response, sources, notice, unchecked, answeredBy }: ChatResponse): void {
  console.log(response);
  for (const { number, title, href } of sources) console.log(`[${number}] ${title}  ${href}`);
  if (notice) console.log(notice);
  if (unchecked.length > 0) console.log(`Figures that no source gave: ${unchecked.join(', ')}`);
  console.log(`Answered by ${answeredBy === 'composer' ? 'Captain Keto' : answeredBy}`);
}

function checkedOptions({ now, zone }: Options) {
  if (now !== undefined && Number.isNaN(Date.parse(now))) throw new Error(`--now: not a moment: ${now}`);
  if (zone !== undefined && !isTimeZone(zone)) throw new Error(`--zone: not a time zone: ${zone}`);
  return { now: now === undefined ? undefined : new Date(now), zone };
}

const readingsFile = z.array(
  z
    .looseObject({})
    .transform((entry) => ({ ...EMPTY_READING, id: 0, createdAt: entry.readingTime, ...entry }))
    .pipe(healthReading),
);
const pantryFile = z.array(
  z
    .looseObject({})
    .transform((entry) => ({ id: 0, ketoFriendly: false, createdAt: EPOCH, updatedAt: EPOCH, ...entry }))
    .pipe(pantryItem),
);
const EPOCH = new Date(0).toISOString();

/** Nobody without a file; what has no file is not known. */
async function personFromFiles({ profile, readings, pantry }: Options): Promise<Person> {
  const about =
    profile === undefined
      ? null
      : personalData.parse({
          ...EMPTY_PERSONAL_DATA,
          ...(await readChecked(profile, personalData.partial())),
        });
  const measured = readings === undefined ? null : await readChecked(readings, readingsFile);
  const foods = pantry === undefined ? null : await readChecked(pantry, pantryFile);
  const newestFirst = measured?.sort((a, b) => Date.parse(b.readingTime) - Date.parse(a.readingTime)) ?? null;
  return {
    ...UNKNOWN_PERSON,
    profile: async () => about,
    readings: async () => newestFirst,
    pantry: async () => foods,
  };
}

/** @throws Error that names the file, when it is missing, no JSON, or not what was expected */
async function readChecked<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readFile(file, 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file}: not JSON`, { cause });
  }
  const checked = schema.safeParse(value);
  if (!checked.success) throw new Error(`${file}: ${z.prettifyError(checked.error)}`);
  return checked.data;
}
