import type { LabelLine } from './label-lines.ts';
import { findRows, type LabelRow } from './label-rows.ts';
import { foldText } from './text-key.ts';

/** Rows of one block of the panel, top down; tabular panels have several blocks side by side. */
export type RowBlock = { rows: LabelRow[]; left: number; right: number };

const FOOTNOTE =
  /dailyvalues?are|dailyvaluedv|dvtells|percentdaily|calorie?diet|calories?:?2[o0]{3}|2[o0]{3}calor|lowerdepending|depending|renivalues|basedonreni|averageadult|caloriesaday|referenceintake|nutrientinaserving/;

function overlaps(a: { left: number; right: number }, b: { left: number; right: number }): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0;
}

/** Whether a row reads like a table row, not like a word within a sentence. */
function isTableRow(row: LabelRow, line: LabelLine): boolean {
  const inNames = line.names.reduce((sum, { start, end }) => sum + end - start, 0);
  const letters = line.text.replace(/[^\p{L}]/gu, '').length;
  const outside = letters - inNames;
  const own = line.names.find((name) => name.name === row.name && Math.abs(name.left - row.left) < 1);
  const next = row.inline.find(({ unit }) => unit !== '%');
  const closeValue = own !== undefined && next !== undefined && Math.abs(next.start - own.end) <= 14;
  if (closeValue) return !/^\W*ingr/i.test(line.text);
  const before = own ? line.text.slice(0, own.start).replace(/[^\p{L}]/gu, '').length : 0;
  const prose = /[,;]\s*\p{L}+[,;]|ingredient|contains?\b|may contain/iu.test(line.text);
  return !prose && before <= 14 && outside <= Math.max(12, 0.8 * inNames);
}

/** Drops the "2,000 calorie diet" table and whatever else follows the panel's footnote. */
function aboveFootnotes(rows: readonly LabelRow[], lines: readonly LabelLine[]): LabelRow[] {
  const footnotes = lines.filter((line) => FOOTNOTE.test(foldText(line.text)));
  return rows.filter(
    (row) =>
      !footnotes.some(
        (note) =>
          row.line !== note.index &&
          row.v > note.v + 0.3 * note.height &&
          overlaps(row, note) &&
          rows.filter((other) => other.v < note.v && overlaps(other, note)).length >= 3,
      ),
  );
}

/** Groups rows that stand under each other. */
function findBlocks(rows: readonly LabelRow[]): RowBlock[] {
  const blocks: RowBlock[] = [];
  for (const row of rows) {
    const near = blocks.filter((block) =>
      block.rows
        .slice(-3)
        .some((other) => overlaps(row, other) && Math.abs(row.left - other.left) < 8 * row.height),
    );
    const home = near.sort((a, b) => Math.abs(a.left - row.left) - Math.abs(b.left - row.left))[0];
    if (home) {
      home.rows.push(row);
      home.left = Math.min(home.left, row.left);
      home.right = Math.max(home.right, row.right);
    } else blocks.push({ rows: [row], left: row.left, right: row.right });
  }
  return blocks;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Usual distance from one row to the next. */
export function rowPitch(blocks: readonly RowBlock[]): number {
  const steps: number[] = [];
  const heights: number[] = [];
  for (const { rows } of blocks) {
    for (const [i, row] of rows.entries()) {
      heights.push(row.height);
      const next = rows[i + 1];
      if (next && next.v - row.v > 0.5 * row.height && next.v - row.v < 4 * row.height)
        steps.push(next.v - row.v);
    }
  }
  return steps.length > 0 ? median(steps) : 1.3 * median(heights);
}

/** The table rows of the panel in blocks, left to right. */
export function findPanelBlocks(lines: readonly LabelLine[]): RowBlock[] {
  const byIndex = new Map(lines.map((line) => [line.index, line]));
  const rows = findRows(lines).filter((row) => {
    const line = byIndex.get(row.line);
    return line !== undefined && isTableRow(row, line);
  });
  return findBlocks(aboveFootnotes(rows, lines)).sort((a, b) => a.left - b.left);
}
