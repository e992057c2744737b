import { steadyNow } from '#tests/model-provider/recorded-call.ts';
import { type Account, newAccount } from './account.ts';
import { type BenchProvider, runModelProvider } from './model-provider.ts';
import { quantile } from './quantile.ts';
import { runServer, type ServerUnderTest } from './server-under-test.ts';

/** The two wire protocols of the large services. */
const PROVIDERS = ['openai', 'anthropic'] as const;
const STREAMS = 100;
const AT_ONCE = 50;
/** Not counted: the first answers load the coach and the provider's part. */
const WARM_UP = 12;
const SAMPLE_EVERY_MS = 50;

const SETTINGS = {
  AI_MODEL: 'bench-model',
  AI_API_KEY: 'bench-key',
  AI_DAILY_QUESTIONS_ACCOUNT: '100000',
  RATE_LIMIT_FACTOR: '1000',
};

interface StreamFigures {
  firstTokenOverheadMs: number;
  streams50RssMb: number;
}

/**
 * Answers that a model words, through the running product, with the model's service in a process of its own; figures
 * of the worse of the two protocols.
 */
export async function measureStreams(dataDirFor: (name: string) => string): Promise<StreamFigures> {
  const provider = await runModelProvider();
  try {
    console.log(`without the product between: first piece after ${await directP95Ms(provider)} ms (p95)`);
    const figures = [];
    for (const name of PROVIDERS) {
      const settings = { ...SETTINGS, AI_PROVIDER: name, AI_BASE_URL: provider.url };
      const server = await runServer(dataDirFor(name), settings);
      try {
        figures.push(await measure(name, server, provider));
      } finally {
        await server.stop();
      }
    }
    return {
      firstTokenOverheadMs: Math.max(...figures.map(({ firstTokenOverheadMs }) => firstTokenOverheadMs)),
      streams50RssMb: Math.max(...figures.map(({ streams50RssMb }) => streams50RssMb)),
    };
  } finally {
    await provider.stop();
  }
}

async function measure(
  name: string,
  server: ServerUnderTest,
  provider: BenchProvider,
): Promise<StreamFigures> {
  const account = await newAccount(server.url);
  for (let index = 0; index < WARM_UP; index++) await firstTextAt(server.url, account, question(index));
  await provider.firstWritten();
  const overheads = await oneByOne(server.url, account, provider);
  const idleMb = await server.rssMb();
  const { rssMb, overheadP95Ms } = await allAtOnce(server, account, provider);
  const p95 = tenth(quantile(overheads, 0.95));
  console.log(
    `${name}: first text after ${tenth(quantile(overheads, 0.5))} ms (median), ${p95} ms (p95); ` +
      `with ${AT_ONCE} streams at once ${tenth(overheadP95Ms)} ms (p95); memory ${Math.round(idleMb)} MB, then ${rssMb} MB`,
  );
  return { firstTokenOverheadMs: p95, streams50RssMb: rssMb };
}

/** What this machine needs at this moment to carry a piece from the service to the reader. */
async function directP95Ms(provider: BenchProvider): Promise<number> {
  const received: number[] = [];
  for (let index = 0; index < STREAMS; index++) {
    const body = { model: SETTINGS.AI_MODEL, stream: true, input: question(index) };
    const response = await fetch(`${provider.url}/v1/responses`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    received.push((await readToEnd(response, 'output_text.delta')).firstAt);
  }
  const written = await provider.firstWritten();
  return tenth(
    quantile(
      received.map((at, index) => at - (written[index]?.writtenAt ?? Number.NaN)),
      0.95,
    ),
  );
}

/** How much later than written each first piece arrives, one answer after the other. */
async function oneByOne(url: string, account: Account, provider: BenchProvider): Promise<number[]> {
  const received = new Map<string, number>();
  for (let index = 0; index < STREAMS; index++) {
    const asked = question(index);
    received.set(asked, await firstTextAt(url, account, asked));
  }
  return overheads(received, await provider.firstWritten());
}

/** Most memory while so many answers stream together, and how late their first pieces came. */
async function allAtOnce(server: ServerUnderTest, account: Account, provider: BenchProvider) {
  const samples: number[] = [];
  const received = new Map<string, number>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      samples.push(await server.rssMb());
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY_MS));
    }
  })();
  const questions = Array.from(
    { length: AT_ONCE },
    (_, index) => `${question(index)} (${AT_ONCE} at once, 5 times)`,
  );
  await Promise.all(
    questions.map(async (asked) => received.set(asked, await firstTextAt(server.url, account, asked))),
  );
  isOver = true;
  await watching;
  const late = overheads(received, await provider.firstWritten());
  return { rssMb: Math.round(Math.max(...samples)), overheadP95Ms: quantile(late, 0.95) };
}

const FOODS = ['butter', 'brie', 'salmon', 'spinach', 'walnuts', 'eggs', 'avocado', 'tofu', 'olives', 'beef'];

const question = (index: number): string =>
  `Why is ${FOODS[index % FOODS.length]} good on a keto diet, in case ${index}?`;

/** Reads a whole answer; the moment its first text came. */
async function firstTextAt(url: string, { cookie }: Account, message: string): Promise<number> {
  const response = await fetch(`${url}/api/captain-keto/chat`, {
    method: 'POST',
    headers: {
      cookie: `${cookie.name}=${cookie.value}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ message }),
  });
  const { firstAt, text } = await readToEnd(response, '"type":"text"');
  if (!text.includes(`"answeredBy":"${SETTINGS.AI_MODEL}"`)) {
    throw new Error(`No answer of the model: ${text.slice(-500)}`);
  }
  return firstAt;
}

/** A whole stream, and the moment the mark of its first text came. */
async function readToEnd(response: Response, mark: string): Promise<{ firstAt: number; text: string }> {
  let firstAt: number | null = null;
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (firstAt === null && text.includes(mark)) firstAt = steadyNow();
  }
  if (firstAt === null) throw new Error(`No text in: ${text.slice(-500)}`);
  return { firstAt, text };
}

/** Each answer's first piece, by the question that the service was sent among all else. */
function overheads(
  received: ReadonlyMap<string, number>,
  written: Awaited<ReturnType<BenchProvider['firstWritten']>>,
): number[] {
  return Array.from(received, ([asked, at]) => {
    const call = written.find((one) => one.question.includes(`\n${asked}\n`));
    if (!call?.writtenAt) throw new Error(`The service was not asked: ${asked}`);
    return at - call.writtenAt;
  });
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
