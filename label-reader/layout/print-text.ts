import type { TextLine } from '../label-refusal.ts';

/** Print this unsure is a smudge or a drawing more often than words. */
const SURE_FROM = 0.5;

/** What a page says, a printed row a line, from the top. Boxes are fractions of the upright photo. */
export function printText(lines: readonly TextLine[]): string {
  const rows: { middle: number; height: number; parts: TextLine[] }[] = [];
  const byTop = lines
    .filter(({ confidence, text }) => confidence >= SURE_FROM && text.trim() !== '')
    .toSorted((a, b) => a.box.y - b.box.y);
  for (const line of byTop) {
    const { y, height } = line.box;
    const middle = y + height / 2;
    const row = rows.find((one) => Math.abs(one.middle - middle) < Math.min(one.height, height) / 2);
    if (row) row.parts.push(line);
    else rows.push({ middle, height, parts: [line] });
  }
  return rows
    .toSorted((a, b) => a.middle - b.middle)
    .map(({ parts }) =>
      parts
        .toSorted((a, b) => a.box.x - b.box.x)
        .map(({ text }) => text.trim())
        .join(' '),
    )
    .join('\n');
}
