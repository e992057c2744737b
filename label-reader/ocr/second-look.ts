import { cropLine } from './crop-line.ts';
import type { ReadChar } from './ctc.ts';
import type { OcrModels } from './models.ts';
import { type OcrLine, quadHeight } from './ocr-line.ts';
import type { ReadPage } from './read-lines.ts';
import { recognizeLines } from './recognize-lines.ts';

/** Full-width forms come from the second recogniser's alphabet; one character stays one character. */
function plain(char: ReadChar): ReadChar {
  const folded = char.char.normalize('NFKC');
  return folded.length === 1 && folded !== char.char ? { ...char, char: folded } : char;
}

/** Specks below this height, in pixels, hold nothing legible. */
const MIN_HEIGHT = 4;

/** Reads the chosen lines (by index) again with the independent second recogniser. */
export async function lookAgain(
  models: OcrModels,
  page: Pick<ReadPage, 'pyramid' | 'lines'>,
  chosen: ReadonlySet<number>,
): Promise<OcrLine[]> {
  const indices = page.lines.flatMap((line, index) =>
    chosen.has(index) && quadHeight(line.quad) >= MIN_HEIGHT ? [index] : [],
  );
  const crops = indices.flatMap((index) => {
    const line = page.lines[index];
    return line ? [cropLine(page.pyramid, line.quad)] : [];
  });
  const read = await recognizeLines(models.secondReader, crops);
  const secondOf = new Map(indices.map((index, n) => [index, (read[n] ?? []).map(plain)]));
  return page.lines.map((line, index) => {
    const second = secondOf.get(index);
    return second ? { ...line, second } : line;
  });
}
