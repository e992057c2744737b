import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

export interface BenchProvider {
  url: string;
  /** When the first piece of each answer since the last call was written, on the machine's steady clock, in ms. */
  firstWritten(): Promise<z.output<typeof written>>;
  stop(): Promise<void>;
}

const written = z.array(z.object({ question: z.string(), writtenAt: z.number().nullable() }));

/** The service of models in a process of its own, so that its work is not counted as the server's or the client's. */
export async function runModelProvider(): Promise<BenchProvider> {
  const child = fork(join(import.meta.dirname, 'model-provider-process.ts'));
  const message = async (): Promise<unknown> => (await once(child, 'message'))[0];
  const url = z.url().parse(await message());
  return {
    url,
    async firstWritten() {
      const answer = message();
      child.send('written?');
      return written.parse(await answer);
    },
    async stop() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
