import { LabelRefusal } from './label-refusal.ts';
import type { LabelLine } from './layout/label-lines.ts';
import type { PanelTable } from './layout/panel-table.ts';
import { foldText } from './layout/text-key.ts';
import type { Raster } from './photo/raster.ts';
import { countNutrients, MIN_NUTRIENTS } from './read-panel.ts';

const TITLE =
  /nutrition(al)?(facts|information|values?)|valeursnutritives|valeurnutritive|nahrwert|informacionnutri|dichiarazionenutri|voedingswaarde|informacaonutri|declaracaonutri/;

/** Mean brightness (0..255) and spread, from a sparse grid of pixels. */
function lightOf({ data, width, height }: Raster): { mean: number; spread: number } {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 20_000)));
  let [n, sum, squares] = [0, 0, 0];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const i = (y * width + x) * 3;
      const grey = 0.3 * (data[i] ?? 0) + 0.59 * (data[i + 1] ?? 0) + 0.11 * (data[i + 2] ?? 0);
      n++;
      sum += grey;
      squares += grey * grey;
    }
  }
  const mean = sum / n;
  return { mean, spread: Math.sqrt(Math.max(0, squares / n - mean * mean)) };
}

/** The reason why no facts can be given, or null where the panel is legible. */
export function judgeLegibility(
  raster: Raster,
  lines: readonly LabelLine[],
  table: PanelTable,
): LabelRefusal | null {
  if (countNutrients(table) >= MIN_NUTRIENTS) return null;
  const rows = table.blocks.reduce(
    (sum, block) => sum + block.rows.filter(({ name }) => name !== 'other').length,
    0,
  );
  const titled = lines.some((line) => TITLE.test(foldText(line.text)));
  const { mean, spread } = lightOf(raster);
  if (mean < 45 && spread < 40) {
    return new LabelRefusal(
      'label_unclear',
      'The photo is too dark to read.',
      'Turn on a light or step to a window, and take it again.',
    );
  }
  if (rows >= 3 || titled) {
    return new LabelRefusal(
      'label_unclear',
      'There is a nutrition panel here, but its numbers cannot be read.',
      'Hold the phone still and closer, avoid glare, and get the whole panel into the picture.',
    );
  }
  return new LabelRefusal(
    'no_label',
    'No nutrition panel was found in this photo.',
    'Turn the package to its Nutrition Facts panel and fill the picture with it.',
  );
}
