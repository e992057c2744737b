import { describe, expect, it } from 'vitest';
import { CHARACTERS_PER_SECOND, LAG_MS, startTyping, typeOn } from './typewriter.ts';

const FRAME_MS = 16;

/** Types a text that has `lengthAt(ms)` characters, and notes each frame. */
function watch(lengthAt: (ms: number) => number, untilMs: number) {
  let typing = startTyping(0);
  const frames = [];
  for (let now = 0; now <= untilMs; now += FRAME_MS) {
    typing = typeOn(typing, now, lengthAt(now));
    frames.push({ now, typed: typing.typed });
  }
  return frames;
}

const typedAt = (frames: ReturnType<typeof watch>, ms: number) =>
  frames.findLast(({ now }) => now <= ms)?.typed ?? 0;

describe('typewriter', () => {
  it('types an answer that comes at once at the pace, to its end', () => {
    const frames = watch(() => 1000, 12_000);
    for (const second of [1, 4, 9])
      expect(typedAt(frames, second * 1000)).toBeCloseTo(second * CHARACTERS_PER_SECOND, -1);
    expect(typedAt(frames, 12_000)).toBe(1000);
  });

  it('never shows what has not come', () => {
    for (const { now, typed } of watch((ms) => ms / 50, 5000)) expect(typed).toBeLessThanOrEqual(now / 50);
  });

  it.each([150, 400, 2000])('follows a model of %i characters a second within two seconds', (perSecond) => {
    const written = (ms: number) => (Math.min(ms, 10_000) / 1000) * perSecond;
    for (const { now, typed } of watch(written, 12_000))
      expect(typed).toBeGreaterThanOrEqual(written(now - 2000) * 0.99);
    expect(typedAt(watch(written, 13_000), 13_000)).toBe(10 * perSecond);
  });

  it('does not jump: no frame types more than a tenth of a second of the model', () => {
    const frames = watch((ms) => Math.floor(ms / 300) * 300, 9000);
    const steps = frames.slice(1).map(({ typed }, index) => typed - (frames[index]?.typed ?? 0));
    expect(Math.max(...steps)).toBeLessThan(100);
  });

  it('begins anew when the answer does', () => {
    const frames = watch((ms) => (ms < 3000 ? 500 : 40), 3100);
    expect(typedAt(frames, 2990)).toBeGreaterThan(250);
    expect(typedAt(frames, 3020)).toBeLessThan(10);
  });

  it('waits for nothing longer than the lag', () => {
    expect(LAG_MS).toBeLessThanOrEqual(2000);
  });
});
