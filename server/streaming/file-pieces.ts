import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Whoever takes nothing for so long has gone away without saying so; what waits for them is given up. */
const STALL_MS = 30_000;

/**
 * Sends a text as a file while its pieces are made, no faster than it is taken. The first piece is waited for, so
 * that what goes wrong until then is answered as an error; a later failure cuts the file off.
 * @param ended called once, however the sending ends; not called where this throws
 */
export async function sendPieces(
  reply: FastifyReply,
  pieces: AsyncGenerator<string, void>,
  { fileName, type }: { fileName: string; type: 'application/json' | 'text/csv' },
  ended: () => void = () => undefined,
): Promise<FastifyReply> {
  const first = await pieces.next();
  const stream = Readable.from(rest(first.value ?? '', pieces), { objectMode: false });
  let timer = setTimeout(() => {}, 0);
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stream.destroy(new Error('Nobody took the file any more')), STALL_MS);
  };
  watch();
  stream.on('data', watch);
  stream.once('close', () => {
    clearTimeout(timer);
    // A stream that was never read has not begun with what makes its pieces, and does not end it either.
    void pieces.return().then(ended, ended);
  });
  stream.pause();
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(stream);
}

async function* rest(first: string, pieces: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  yield first;
  yield* pieces;
}
