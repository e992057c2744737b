import { daysBetween } from '../../dates/calendar-day.ts';
import { ascending, median } from '../../numbers/order-statistics.ts';
import type { DayValues } from './daily-series.ts';

/** One value of a series for the statistics. */
export interface Block {
  /** Days since the first day of the series. */
  readonly x: number;
  readonly y: number;
}

/** Medians of days, or of stretches of days where there would be more than `most` of them: pairs grow by the square. */
export function dayBlocks(days: readonly DayValues[], most: number): Block[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const length = Math.ceil((daysBetween(first.day, last.day) + 1) / most);
  const blocks = new Map<number, Block[]>();
  for (const { day, median: y } of days) {
    const x = daysBetween(first.day, day);
    const number = Math.floor(x / length);
    const block = blocks.get(number);
    if (block) block.push({ x, y });
    else blocks.set(number, [{ x, y }]);
  }
  return [...blocks.values()].flatMap((block) => {
    const y = median(block.map((day) => day.y));
    const x = block.reduce((sum, day) => sum + day.x, 0) / block.length;
    return y === null ? [] : [{ x, y }];
  });
}

/** Slopes between all pairs of blocks, ascending; their median is the Theil-Sen slope. */
export function slopesOf(blocks: readonly Block[]): Float64Array {
  const slopes: number[] = [];
  blocks.forEach((a, i) => {
    for (const b of blocks.slice(i + 1)) slopes.push((b.y - a.y) / (b.x - a.x));
  });
  return ascending(slopes);
}

/** What is left of the values when the straight line through them is taken off. */
export function withoutLine(blocks: readonly Block[]): number[] {
  const slope = median(slopesOf(blocks)) ?? 0;
  const rests = blocks.map(({ x, y }) => y - slope * x);
  const level = median(rests) ?? 0;
  return rests.map((rest) => rest - level);
}
