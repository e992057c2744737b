import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GRANOLA_BAR } from '#tests/label-images/granola-bar.ts';
import { printLabel } from '#tests/label-images/printed-label.ts';
import { renderLabel } from '#tests/label-images/render-label.ts';
import { newAccount } from './account.ts';
import type { Figures } from './bench.ts';
import { runServer, type ServerUnderTest } from './server-under-test.ts';

/** Photos of the other person, one after the other. */
const SCANS = 10;
/** Pictures the hostile guest keeps under way, refused ones sent again at once. */
const HOSTILE_LINES = 8;
const UPLOADS = 50;
const UPLOAD_BYTES = 14 * 1024 * 1024;

/**
 * One guest sends dense pictures as fast as the server takes them; another person scans ten labels meanwhile. Then
 * fifty accounts upload the largest photo at the same moment.
 */
export async function benchLabelQueue(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  const server = await runServer(dataDir, { RATE_LIMIT_FACTOR: '1000' });
  try {
    return { ...(await besideHostileGuest(server)), ...(await manyUploads(server)) };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function besideHostileGuest(server: ServerUnderTest): Promise<Figures> {
  const label = await renderLabel(printLabel(GRANOLA_BAR, 'us'));
  const dense = await densePicture();
  const ended = new AbortController();
  const flood = Array.from({ length: HOSTILE_LINES }, () => keepSending(server.url, dense, ended.signal));
  const { cookie } = await newAccount(server.url);
  const headers = { cookie: `${cookie.name}=${cookie.value}` };
  const began: number[] = [];
  try {
    for (let scan = 0; scan < SCANS; scan++) began.push(await timeToTurn(server.url, label, headers));
  } finally {
    ended.abort();
  }
  const sent = (await Promise.all(flood)).reduce((sum, count) => sum + count, 0);
  return {
    scanBeginsMaxMs: Math.round(Math.max(...began)),
    begunWithin15s: began.filter((ms) => ms <= 15_000).length,
    hostilePictures: sent,
  };
}

/** As many words as are still read, so that every picture costs as much as it can. */
function densePicture(): Promise<Buffer> {
  const words = Array.from({ length: 280 }, (_, n) => ({
    text: `words of a page ${n}`,
    x: 20 + (n % 7) * 280,
    y: 40 + Math.floor(n / 7) * 48,
    size: 26,
  }));
  return renderLabel(words);
}

/** A new guest for every picture: none must be worth a better place. @returns how many were sent */
async function keepSending(url: string, photo: Buffer, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    await sendAsNewGuest(url, photo, signal).catch(() => null);
    count += 1;
  }
  return count;
}

async function sendAsNewGuest(url: string, photo: Buffer, signal: AbortSignal): Promise<void> {
  const guest = await fetch(`${url}/api/login-guest`, { method: 'POST', signal });
  await guest.text();
  const headers = { 'x-guest-user-id': guest.headers.get('x-guest-user-id') ?? '' };
  const answer = await sendPhoto(url, photo, headers, signal);
  await answer.text();
}

/** Milliseconds from sending to the stage in which the photo itself is worked on. */
async function timeToTurn(url: string, photo: Buffer, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const answer = await sendPhoto(url, photo, { ...headers, accept: 'text/event-stream' });
  if (!answer.ok || !answer.body) throw new Error(`A scan was refused: ${await answer.text()}`);
  let text = '';
  let turn: number | null = null;
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (turn === null && text.includes('"straightening"')) turn = performance.now() - start;
  }
  if (turn === null || !text.includes('"result"')) throw new Error(`A scan failed: ${text.slice(-300)}`);
  return turn;
}

async function manyUploads(server: ServerUnderTest): Promise<Figures> {
  const accounts = [];
  for (let n = 0; n < UPLOADS; n++) accounts.push(await newAccount(server.url));
  // The first bytes of a JPEG, then noise: taken whole, and opened only when its turn comes.
  const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(UPLOAD_BYTES)]);
  let peak = await server.rssMb();
  let isOpen = true;
  const watch = (async () => {
    while (isOpen) {
      peak = Math.max(peak, await server.rssMb());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const answers = await Promise.all(
    accounts.map(({ cookie }) => sendPhoto(server.url, photo, { cookie: `${cookie.name}=${cookie.value}` })),
  ).finally(() => {
    isOpen = false;
    return watch;
  });
  return {
    uploads50RssMb: Math.round(peak),
    uploadFaults: answers.filter(({ status }) => status >= 500 && status !== 503).length,
  };
}

/** Sends one photo to be read. */
export function sendPhoto(
  url: string,
  photo: Buffer,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'label.jpg');
  return fetch(`${url}/api/analyze-nutrition`, {
    method: 'POST',
    body: form,
    headers,
    ...(signal && { signal }),
  });
}
