import { type Stage, textPart } from './part.ts';

/** Ranges of characters that show nothing: control, filler, direction, variation, tag and private-use characters. */
const INVISIBLE: readonly (readonly [number, number])[] = [
  ...([
    [0x00, 0x08],
    [0x0b, 0x1f],
    [0x7f, 0x9f],
    [0xad, 0xad],
    [0x34f, 0x34f],
    [0x61c, 0x61c],
  ] as const),
  ...([
    [0x115f, 0x1160],
    [0x17b4, 0x17b5],
    [0x180e, 0x180e],
    [0x200b, 0x200b],
    [0x200e, 0x200f],
  ] as const),
  ...([
    [0x202a, 0x202e],
    [0x2060, 0x206f],
    [0x3164, 0x3164],
    [0xfe00, 0xfe0e],
    [0xfeff, 0xfeff],
  ] as const),
  ...([
    [0xffa0, 0xffa0],
    [0xfff0, 0xfffb],
    [0xe000, 0xf8ff],
    [0xe0000, 0x10ffff],
  ] as const),
];
const FIRST_INVISIBLE_BEYOND_LATIN = 0x34f;
const LAST_LATIN = 0x24f;

function isInvisible(point: number): boolean {
  if (point >= 0xae && point < FIRST_INVISIBLE_BEYOND_LATIN) return false;
  return INVISIBLE.some(([from, to]) => point >= from && point <= to);
}

/** Joiners stay where a script or an emoji needs them, never behind plain Latin text. */
function isJoiner(point: number): boolean {
  return point === 0x200c || point === 0x200d;
}

/** Takes out invisible characters: they hide words from a check, or a message from the reader. */
export function createInvisibleFilter(): Stage {
  let half = '';
  let last = 0;
  return {
    push(part) {
      if (part.fixed) return [part];
      // A surrogate that a piece was cut in two at is put together first.
      const text = half + part.text;
      half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
      let shown = '';
      for (const character of text.slice(0, text.length - half.length)) {
        const point = character.codePointAt(0) ?? 0;
        if (isInvisible(point) || (isJoiner(point) && last <= LAST_LATIN)) continue;
        last = point;
        shown += character;
      }
      return shown === '' ? [] : [textPart(shown)];
    },
    end: () => [],
  };
}
