import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Packs JSON answers over 1 KB, and texts, for who takes them packed. Streams of events are not touched: an event must
 * leave when it happens. What is sent to us is not unpacked: a small body could become a huge one.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json(?:;|$)/,
    globalDecompression: false,
  });
}
