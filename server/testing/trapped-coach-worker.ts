import { workerData } from 'node:worker_threads';
import { createCoach } from '#coach/coach.ts';
import { shippedEmbedders } from '#coach/composer/knowledge.ts';
import { adviseOnReading } from '#domain/readings/reading-advice.ts';
import { serveCoach } from '../coach-worker/serve-coach.ts';
import type { CoachWorkerData } from '../coach-worker/worker-calls.ts';
import { configuredModel } from '../models/language-model.ts';
import { TRAPS } from './traps.ts';

const { limits, model }: CoachWorkerData = workerData;
const { trained } = shippedEmbedders();
const kept: object[] = [];

/** What no text should be able to do. */
function spring(text: string): void {
  while (text.includes(TRAPS.loop));
  while (text.includes(TRAPS.memory)) kept.push({ text: [text, kept.length] });
  if (text.includes(TRAPS.exception)) setImmediate(() => throwOutside(text));
}

function throwOutside(text: string): never {
  throw new TypeError(`This went wrong at: ${text}`);
}

/** The coach's worker with its real parts, and a word for each way to bring it down once the handbook is searched. */
serveCoach({
  open: () =>
    createCoach({
      limits,
      embedders: {
        trained: {
          ...trained,
          async embed(texts) {
            for (const text of texts) spring(text.toLowerCase());
            return trained.embed(texts);
          },
        },
      },
    }),
  model: configuredModel(model),
  adviseOnReading(reading, ...rest) {
    spring(reading.notes ?? '');
    return adviseOnReading(reading, ...rest);
  },
});
