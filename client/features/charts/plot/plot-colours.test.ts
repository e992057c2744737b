import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TOKENS = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
type Rgb = readonly [number, number, number];

/** Linear light, 0 to 1. */
function token(name: string, theme: Theme): Rgb {
  const found = new RegExp(`--color-${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(TOKENS);
  const hex = theme === 'light' ? found?.[1] : found?.[2];
  if (!hex) throw new Error(`No colour ${name}`);
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

const times = (rows: readonly Rgb[], [r, g, b]: Rgb): Rgb => {
  const [x, y, z] = rows.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)));
  return [x ?? 0, y ?? 0, z ?? 0];
};

/** Full dichromacy after Machado, Oliveira and Fernandes 2009, doi 10.1109/TVCG.2009.113. */
const SIGHT: Record<string, readonly Rgb[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function lab(rgb: Rgb): Rgb {
  const f = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
  const [r, g, b] = rgb;
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(luminance(rgb));
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Rgb, b: Rgb) => {
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
};

describe.each(THEMES)('colours of the pictures, %s', (theme) => {
  it.each(['lagoon', 'amber', 'kelp', 'ink'])('%s stands out from the card', (name) => {
    expect(contrast(token(name, theme), token('card', theme))).toBeGreaterThanOrEqual(3);
  });

  // 20 in CIE 1976 is ten times a just noticeable difference.
  it.each(Object.keys(SIGHT))('fasting and other readings differ with %s sight', (sight) => {
    const seen = (name: string) => times(SIGHT[sight] ?? [], token(name, theme));
    expect(distance(seen('lagoon'), seen('amber'))).toBeGreaterThan(20);
  });
});
