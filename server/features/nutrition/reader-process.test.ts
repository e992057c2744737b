import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createLabelReader, type LabelReader } from '#label-reader/label-reader.ts';
import { guestClient, openTestApp } from '#server/testing/test-app.ts';
import { photoUpload } from '#server/testing/upload.ts';

/** A reading takes seconds, and more of them where other tests keep the processor busy. */
const LIMIT = { timeout: 120_000 };

let label: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  label = new Uint8Array(await readFile(new URL('../../testing/us-label.webp', import.meta.url)));
});
afterEach(() => vi.unstubAllEnvs());

/** Ids of this process' children that run the label reader. */
function readerProcesses(): number[] {
  return readdirSync(`/proc/${process.pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter((id) => id !== '' && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('reader-process'))
    .map(Number);
}

/** In words and with a way on; no fault of the server's that it knows nothing about. */
function expectClearRefusal({ status, body }: { status: number; body: Record<string, unknown> }) {
  expect(status).toBe(503);
  expect(body).toMatchObject({ message: expect.stringMatching(/\w/), tip: expect.stringMatching(/\w/) });
}

async function withApp(
  labelReader: Pick<LabelReader, 'read'>,
  work: (analyze: () => Promise<{ status: number; body: Record<string, unknown> }>) => Promise<void>,
) {
  const t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' }, engines: { labelReader } });
  const client = await guestClient(t);
  const { body, headers } = await photoUpload(label);
  try {
    await work(async () => {
      const response = await client.post('/api/analyze-nutrition', body, { headers });
      return { status: response.statusCode, body: response.json() };
    });
    expect((await client.get('/readyz')).statusCode).toBe(200);
  } finally {
    await t.close();
  }
}

test(
  'a reader process that cannot start is refused in words; once it can, the next photo is read',
  LIMIT,
  async () => {
    const reader = createLabelReader();
    await withApp(reader, async (analyze) => {
      vi.stubEnv('NODE_OPTIONS', '--import=file:///there/is/no/such/module.mjs');
      expectClearRefusal(await analyze());
      vi.unstubAllEnvs();
      expect(await analyze()).toMatchObject({ status: 200, body: { total_carbs: 7 } });
    });
    await reader.close();
  },
);

test.runIf(process.platform === 'linux')(
  'a reader process that is killed in the middle is refused in words, and a new one reads the next photo',
  LIMIT,
  async () => {
    const reader = createLabelReader();
    let kills = 1;
    const killed: Pick<LabelReader, 'read'> = {
      read: (photo, options) =>
        reader.read(photo, {
          ...options,
          onStage(stage) {
            options?.onStage?.(stage);
            if (stage !== 'reading' || kills === 0) return;
            kills -= 1;
            for (const id of readerProcesses()) process.kill(id, 'SIGKILL');
          },
        }),
    };
    await withApp(killed, async (analyze) => {
      expectClearRefusal(await analyze());
      expect(kills).toBe(0);
      expect(await analyze()).toMatchObject({ status: 200, body: { total_carbs: 7 } });
    });
    await reader.close();
  },
);
