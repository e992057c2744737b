import { describe, expect, it } from 'vitest';
import { quadAngle, quadHeight, quadWidth } from './ocr-line.ts';
import { findTextRegions } from './text-regions.ts';

/** A map with one bar of text, turned by `angle` about its middle. */
function mapWithBar(angle: number, probability = 0.9) {
  const [width, height] = [200, 120];
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - 100, y - 60];
      const u = dx * Math.cos(angle) + dy * Math.sin(angle);
      const v = dy * Math.cos(angle) - dx * Math.sin(angle);
      if (Math.abs(u) < 50 && Math.abs(v) < 5) data[y * width + x] = probability;
    }
  }
  return { data, width, height };
}

describe('findTextRegions', () => {
  it.each([0, 0.2, -0.35])('finds a line turned by %f and gives back its full height', (angle) => {
    const quads = findTextRegions(mapWithBar(angle));
    expect(quads).toHaveLength(1);
    const [quad] = quads;
    if (!quad) return;
    expect(quadAngle(quad)).toBeCloseTo(angle, 1);
    // The detector marks the core only: the box must be larger than the bar on all sides.
    expect(quadWidth(quad)).toBeGreaterThan(104);
    expect(quadHeight(quad)).toBeGreaterThan(18);
    expect(quadHeight(quad)).toBeLessThan(34);
  });

  it('leaves faint regions out', () => {
    expect(findTextRegions(mapWithBar(0, 0.4))).toEqual([]);
  });

  it('keeps two bars that do not touch apart', () => {
    const map = mapWithBar(0);
    map.data.fill(0, 60 * 200 - 200, 60 * 200 + 200);
    expect(findTextRegions(map)).toHaveLength(2);
  });
});
