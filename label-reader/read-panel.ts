import type { NutrientName } from '#contract/nutrition.ts';
import { type LabelLine, layOutLines } from './layout/label-lines.ts';
import { type PanelTable, readPanelTable } from './layout/panel-table.ts';
import { findMissedLines, type Region } from './ocr/find-missed-lines.ts';
import type { OcrModels } from './ocr/models.ts';
import { quadAngle, quadHeight, quadWidth } from './ocr/ocr-line.ts';
import { type ReadPage, readLinesTurned } from './ocr/read-lines.ts';
import { lookAgain } from './ocr/second-look.ts';
import type { QuarterTurns, Raster } from './photo/raster.ts';

/** The panel as laid out, and the page's lines with what was added to them. */
export type Panel = { page: ReadPage; lines: LabelLine[]; table: PanelTable };

/** Scales of further detection, tried in turn while named rows have no amount. */
const OTHER_SCALES = [0.62, 1.4];

function layOut(page: ReadPage): Panel {
  const lines = layOutLines(page.lines, page.raster.width, page.raster.height);
  return { page, lines, table: readPanelTable(lines) };
}

function fullest({ columns }: PanelTable): ReadonlySet<NutrientName> {
  const sets = columns.map(({ values }) => new Set(Object.keys(values) as NutrientName[]));
  return sets.sort((a, b) => b.size - a.size)[0] ?? new Set();
}

/** Named nutrients that no amount was found for. */
function gaps(table: PanelTable): number {
  const found = fullest(table);
  const names = new Set(table.blocks.flatMap(({ rows }) => rows.map(({ name }) => name)));
  const missing = [...names].filter((name) => name !== 'other' && name !== 'energy' && !found.has(name));
  const energyMissing = names.has('energy') && !found.has('calories') && !found.has('energy_kj');
  return missing.length + (energyMissing ? 1 : 0);
}

/** Lines of the panel: those that name a nutrient or stand beside one that does. */
function panelLines(lines: readonly LabelLine[], { blocks, pitch }: PanelTable): Set<number> {
  const levels = blocks.flatMap((block) => block.rows.map(({ v }) => v));
  const [top, bottom] = [Math.min(...levels) - 4 * pitch, Math.max(...levels) + 1.5 * pitch];
  const holds = (line: LabelLine) => line.names.length > 0 || line.cells.length > 0;
  const chosen = lines.filter((line) => line.v > top && line.v < bottom && holds(line));
  return new Set(chosen.map(({ source }) => source));
}

/** The part of the picture that the panel's rows and amounts take up, with some room around. */
function panelRegion({ page, lines, table }: Panel): Region {
  const chosen = panelLines(lines, table);
  const corners = page.lines.flatMap(({ quad }, index) => (chosen.has(index) ? [...quad] : []));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 0.06 * Math.max(right - left, bottom - top);
  const [x, y] = [Math.max(0, left - room), Math.max(0, top - room)];
  return { x, y, width: right + room - x, height: bottom + room - y };
}

/** A panel with fewer gaps, where another detection scale finds what the first one missed. */
async function fillGaps(models: OcrModels, panel: Panel): Promise<Panel> {
  let best = panel;
  for (const scale of OTHER_SCALES) {
    if (best.table.blocks.length === 0 || gaps(best.table) === 0) break;
    const missed = await findMissedLines(models, best.page, panelRegion(best), scale);
    if (missed.length === 0) continue;
    const fuller = layOut({ ...best.page, lines: [...best.page.lines, ...missed] });
    if (fullest(fuller.table).size > fullest(best.table).size) best = fuller;
  }
  return best;
}

/**
 * Lays the page out, looks once more for rows without amounts, and has the panel's lines read by the
 * second recogniser too.
 */
async function readPanel(models: OcrModels, page: ReadPage): Promise<Panel> {
  const panel = await fillGaps(models, layOut(page));
  if (panel.table.blocks.length === 0) return panel;
  const lines = await lookAgain(models, panel.page, panelLines(panel.lines, panel.table));
  return layOut({ ...panel.page, lines });
}

/** Nutrients with an amount that make a panel; fewer is a slogan or a stray word. */
export const MIN_NUTRIENTS = 3;
/** So many long lines across the others may be a panel of their own. */
const CROSSING_LINES = 8;

/** Nutrients with an amount in the panel's fullest column. */
export function countNutrients(table: PanelTable): number {
  return fullest(table).size;
}

function hasCrossingText({ lines }: ReadPage): boolean {
  const crossing = lines.filter(
    ({ quad }) => Math.abs(quadAngle(quad)) > 0.8 && quadWidth(quad) > 2.5 * quadHeight(quad),
  );
  return crossing.length >= CROSSING_LINES;
}

/** As {@link readPanel}; a panel that lies across most of the photo's other text is tried both ways. */
export async function readPanelAnyWay(models: OcrModels, photo: Raster, page: ReadPage): Promise<Panel> {
  const panel = await readPanel(models, page);
  if (countNutrients(panel.table) >= MIN_NUTRIENTS || !hasCrossingText(page)) return panel;
  for (const turn of [3, 1]) {
    const turns = ((page.turns + turn) % 4) as QuarterTurns;
    const turned = await readPanel(models, await readLinesTurned(models, photo, turns));
    if (countNutrients(turned.table) >= MIN_NUTRIENTS) return turned;
  }
  return panel;
}
