import { openModelProvider } from '#tests/model-provider/model-provider.ts';
import type { ModelRequest } from '#tests/model-provider/model-request.ts';
import { type Step, say, saySlowly, wait } from '#tests/model-provider/steps.ts';

/**
 * A process of its own that plays the service of models, run by `bench/model-provider.ts`. Its first message is the
 * service's address; each message it gets is answered with what was written since the last one.
 */
const provider = await openModelProvider();

/** Words as a model sends them, in pieces of about one each. */
const WORDS =
  'Net carbs are the carbs that your body takes up as sugar and starch. Fiber passes through, so it is taken off. ' +
  'On most labels the two stand right beside each other, and vegetables, nuts and cheese come out low. ';
const PIECES = WORDS.split(/(?<= )/);
/** As fast as quick models write. */
const GAP_MS = 20;
/** A model thinks before its first word. */
const THINKING_MS = 100;

let waiting: (() => void)[] = [];

/** Ends once so many questions are here, so that all their answers stream at the same time. */
function gathered(all: number): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length < all) return;
    for (const go of waiting) go();
    waiting = [];
  });
}

async function* script({ question }: ModelRequest): AsyncGenerator<Step> {
  const [, all = '1', times = '1'] = /\((\d+) at once, (\d+) times\)/.exec(question) ?? [];
  yield wait(THINKING_MS);
  await gathered(Number(all));
  yield say(PIECES[0] ?? '');
  for (let time = 0; time < Number(times); time++) yield saySlowly(GAP_MS, ...PIECES);
}

provider.script(script);
process.on('message', () => {
  const firstWritten = provider.calls.map(({ request, pieces }) => ({
    question: request.question,
    writtenAt: pieces[0]?.writtenAt ?? null,
  }));
  provider.calls.length = 0;
  process.send?.(firstWritten);
});
process.on('disconnect', () => provider.close());
process.send?.(provider.url);
