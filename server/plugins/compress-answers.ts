import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { accepts } from './accepted-encodings.ts';

/** Below about one packet nothing is gained. */
const LEAST_BYTES = 1024;
/** Fast: half a millisecond for a page of the pantry, and a few percent more than the best. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Packs JSON answers for who takes them packed, away from the event loop. Streams are not touched: an event must leave
 * when it happens.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (!isJson || typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    if (Buffer.byteLength(payload) < LEAST_BYTES) return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const packed = accepts(accepted, 'br')
      ? { encoding: 'br', bytes: await toBrotli(payload, { params: brotliParams(payload) }) }
      : accepts(accepted, 'gzip')
        ? { encoding: 'gzip', bytes: await toGzip(payload, { level: GZIP_LEVEL }) }
        : null;
    if (!packed) return payload;
    reply.header('content-encoding', packed.encoding);
    return packed.bytes;
  });
}

const brotliParams = (payload: string) => ({
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: payload.length,
});
