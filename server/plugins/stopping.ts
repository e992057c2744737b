import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** What still arrives on open lines while the server stops is refused in our own words, /readyz before all. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async () => {
    if (!stopping) return;
    const message = 'The server is being restarted. Please try again in a moment.';
    throw new AppError('unavailable', { message, log: 'stopping', retryAfterS: 5 });
  });
}
