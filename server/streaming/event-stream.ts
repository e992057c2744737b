import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

export const EVENT_STREAM = 'text/event-stream';

/** Response schema of a streamed answer; the events themselves are described in words. */
export const eventStream = (events: string) =>
  z.custom<Readable>().meta({ type: 'string', description: `Server-sent events: ${events}` });

/** Whether the client asked for events instead of one JSON answer. */
export function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes(EVENT_STREAM) ?? false;
}

/**
 * Sends each event as it happens. The stream starts with status 200, so a failure on the way becomes the last
 * event, made by `onFailure`.
 */
export function sendEvents<T>(
  reply: FastifyReply,
  events: AsyncIterable<T>,
  onFailure: (error: unknown) => T,
): FastifyReply {
  return reply
    .type(EVENT_STREAM)
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(encode(events, onFailure), { objectMode: false }));
}

async function* encode<T>(
  events: AsyncIterable<T>,
  onFailure: (error: unknown) => T,
): AsyncGenerator<string> {
  const line = (event: T) => `data: ${JSON.stringify(event)}\n\n`;
  try {
    for await (const event of events) yield line(event);
  } catch (error) {
    yield line(onFailure(error));
  }
}

/** Aborts when the client goes away before its answer is complete, so nobody works for an empty chair. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
