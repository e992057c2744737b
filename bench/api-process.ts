import { join } from 'node:path';
import { loadFoods } from '#content/foods/foods.ts';
import { adviseOnReading } from '#domain/readings/reading-advice.ts';
import { buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/client.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { deriveSecrets } from '#server/secrets.ts';
import { bareRoutes } from './api/bare-routes.ts';

/**
 * A process of its own, run by `bench/api.ts`: the product's server without its engines, and bare routes on another
 * port over the same pool. It sends both addresses, and then its resident memory in MB whenever it gets a message.
 */
const config = parseConfig(process.env);
const databaseUrl = config.DATABASE_URL ?? '';
const database = await openDatabase(databaseUrl);
await migrateDatabase(databaseUrl);
const unasked = () => {
  throw new Error('This bench asks no engine');
};
const app = await buildApp({
  config,
  database,
  secrets: deriveSecrets('a secret that only this bench knows, and long enough'),
  mailer: createMailer(config),
  clock: { now: () => new Date() },
  labelReader: { read: unasked },
  coach: { answer: unasked, close: async () => {} },
  // As the server gives advice on a reading without words.
  adviseOnReading: async (...asked) => adviseOnReading(...asked),
  planner: { plan: unasked },
  wordingModel: null,
  foods: loadFoods,
  clientDir: join(import.meta.dirname, '..', 'dist', 'client'),
});
const bare = bareRoutes(database.pool);
const product = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => process.send?.(process.memoryUsage().rss / 1024 / 1024));
process.on('disconnect', async () => {
  await app.close();
  await bare.close();
  await database.close();
});
process.send?.({ product, bare: await bare.listen({ port: 0, host: '127.0.0.1' }) });
