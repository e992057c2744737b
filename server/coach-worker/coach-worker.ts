import { workerData } from 'node:worker_threads';
import { adviseOnReading } from '#domain/readings/reading-advice.ts';
import { configuredModel } from '../models/language-model.ts';
import { serveCoach } from './serve-coach.ts';
import type { CoachWorkerData } from './worker-calls.ts';

const { limits, model }: CoachWorkerData = workerData;

serveCoach({
  open: async () => (await import('#coach/coach.ts')).createCoach({ limits }),
  model: configuredModel(model),
  adviseOnReading,
});
