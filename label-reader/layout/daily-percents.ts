import type { LabelLine, PlacedCell } from './label-lines.ts';
import type { TableColumn } from './panel-table.ts';

/** Percentages of other authorities' intakes stand on other amounts. */
const OTHER_INTAKES = /RENI|REI\b|RNI\b|RDI\b|%\s*DI\b|daily intake|GDA|%\s*RI\b|NRV/i;
const DAILY_VALUE = /daily\s*value|%\s*DV|valeur\s*quot|dally|VQ\b/i;

function percentCells(lines: readonly LabelLine[]): PlacedCell[] {
  return lines.flatMap((line) => line.cells.filter((cell) => cell.unit === '%'));
}

/** Puts each percentage with the amount to its left in the same row, where the label counts in % Daily Value. */
export function addPercents(
  lines: readonly LabelLine[],
  columns: readonly TableColumn[],
  pitch: number,
): void {
  const text = lines.map((line) => line.text).join('\n');
  if (OTHER_INTAKES.test(text) || !DAILY_VALUE.test(text)) return;
  const percents = percentCells(lines);
  const amounts = columns.flatMap((column) => Object.values(column.values));
  for (const value of amounts) {
    const { cell, row } = value;
    const level = value.inline ? row.v : cell.v;
    const beside = percents
      .filter((percent) => percent.left > cell.left && Math.abs(percent.v - level) < 0.42 * pitch)
      .sort((a, b) => a.left - b.left)[0];
    if (!beside) continue;
    const between = amounts.some(
      (other) =>
        other !== value &&
        other.cell.left > cell.right &&
        other.cell.left < beside.left &&
        Math.abs(other.cell.v - level) < 0.42 * pitch,
    );
    if (!between) value.percent = beside.value;
  }
}
