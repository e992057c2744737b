import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { sendError } from './error-handler.ts';

/**
 * How long a request may take to arrive, in milliseconds. An answer may take as long as it needs: the events of a slow
 * model pause for minutes, so there is no limit for the connection as a whole.
 */
export const ARRIVAL_LIMITS = {
  /** Four photos of 15 MB at 70 KB/s; what drips more slowly is no photo of a phone. */
  requestTimeout: 15 * 60_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  /** Longer than proxies keep an idle connection (60 s), so that they never send into one that is being closed. */
  keepAliveTimeout: 72_000,
} as const;

/** A phone in a tunnel comes back by then, in milliseconds. */
export const STALL_LIMIT_MS = 60_000;

/** Ends uploads that have stopped moving, by an answer that says so; one that moves may be slow. */
export function endStalledUploads(app: FastifyInstance, stallMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    // Requests that tests inject have no line that could stall.
    if (hasBody(request) && socket instanceof Socket) watch(request, reply, socket, stallMs);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

function watch(request: FastifyRequest, reply: FastifyReply, socket: Socket, stallMs: number): void {
  const { raw } = request;
  let received = socket.bytesRead;
  raw.on('timeout', () => {
    // What came in while this process was busy is read first.
    setImmediate(() => {
      if (raw.complete || socket.destroyed) return;
      if (socket.bytesRead === received) return endStalled(request, reply, socket);
      received = socket.bytesRead;
      socket.setTimeout(stallMs);
    });
  });
  raw.once('end', () => {
    // After its answer the connection waits for the next request, with a limit of its own.
    if (!reply.raw.writableFinished) socket.setTimeout(0);
  });
  socket.setTimeout(stallMs);
}

function endStalled(request: FastifyRequest, reply: FastifyReply, socket: Socket): void {
  if (reply.sent) {
    socket.destroy();
    return;
  }
  reply.raw.once('finish', () => socket.destroySoon());
  const message = 'The upload stopped partway. Please try again.';
  sendError(new AppError('timed_out', { message, log: 'upload stalled' }), request, reply);
}
