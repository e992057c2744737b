import type { EffectInterval, PaperEffect } from '#content/papers/papers.ts';

/** With a true minus sign, as type is set. */
export const signed = (value: number): string => String(value).replace('-', '−');

/** "−0.91 kg (−1.65 to −0.17)" */
export const intervalWords = ({ value, low, high }: EffectInterval, unit: string): string =>
  `${signed(value)} ${unit} (${signed(low)} to ${signed(high)})`;

/** What the picture shows, for those who do not see it. */
export function effectWords(effect: PaperEffect): string {
  const rows =
    effect.kind === 'shares'
      ? effect.rows.map(({ label, percent }) => `${label} ${percent} percent`)
      : effect.rows.map(
          (row) => `${row.label} ${intervalWords(row, effect.unit)}, 95 percent confidence interval`,
        );
  return `${effect.title}: ${rows.join('; ')}.`;
}

/** Share of the axis beyond its farthest value, so that marks do not touch the edge. */
const AIR = 0.08;

/** Where values stand on the common axis of a picture, in percent of its width; zero always lies on it. */
export function axisOf(rows: readonly EffectInterval[]): (value: number) => number {
  const values = [0, ...rows.flatMap(({ low, high }) => [low, high])];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = (most - least) * (1 + 2 * AIR);
  const start = least - (most - least) * AIR;
  return (value) => Math.round(((value - start) / span) * 10_000) / 100;
}
