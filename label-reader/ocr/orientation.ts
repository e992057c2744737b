import type { Quad, QuarterTurns } from '../photo/raster.ts';
import { cropLine, type Pyramid } from './crop-line.ts';
import type { Recognizer } from './models.ts';
import { quadAngle, quadHeight, quadWidth } from './ocr-line.ts';
import { recognizeLines } from './recognize-lines.ts';

/** Lines tried in each direction. */
const SAMPLE = 7;
/** Read this well, a sample settles its direction without trying the reverse. */
const CLEAR = 0.86;

export function isUpright(quad: Quad): boolean {
  return Math.abs(quadAngle(quad)) < Math.PI / 4;
}

/** A tall box has no direction of its own: all are taken from their top down. */
function readDownwards(quad: Quad): Quad {
  return quadAngle(quad) < 0 ? [quad[2], quad[3], quad[0], quad[1]] : quad;
}

type Sample = { quads: Quad[]; length: number };

function sampleOf(quads: readonly Quad[]): Sample {
  const lines = quads.filter((quad) => quadWidth(quad) > 2.5 * quadHeight(quad));
  lines.sort((a, b) => quadWidth(b) - quadWidth(a));
  return { quads: lines.slice(0, SAMPLE), length: lines.reduce((sum, quad) => sum + quadWidth(quad), 0) };
}

/** Mean confidence over letters and digits: noise read from upside-down print scores low. */
async function legibility(
  reader: Recognizer,
  pyramid: Pyramid,
  quads: readonly Quad[],
  flipped: boolean,
): Promise<number> {
  if (quads.length === 0) return 0;
  const lines = await recognizeLines(
    reader,
    quads.map((quad) => cropLine(pyramid, quad, flipped)),
  );
  const scores = lines.map((chars) => {
    const inked = chars.filter(({ char }) => char.trim() !== '');
    if (inked.length < 3) return 0;
    return inked.reduce((sum, { confidence }) => sum + confidence, 0) / inked.length;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/**
 * How many clockwise quarter turns bring most of the text upright, from the shapes of the detected lines
 * and from how well a sample of them reads in each direction.
 */
export async function findQuarterTurns(
  reader: Recognizer,
  pyramid: Pyramid,
  quads: readonly Quad[],
): Promise<QuarterTurns> {
  const across = sampleOf(quads.filter(isUpright));
  const along = sampleOf(quads.filter((quad) => !isUpright(quad)).map(readDownwards));
  const alongFirst = along.length > across.length;
  const first = alongFirst ? along : across;
  const forward = await legibility(reader, pyramid, first.quads, false);
  const forwardTurns: QuarterTurns = alongFirst ? 3 : 0;
  const backwardTurns: QuarterTurns = alongFirst ? 1 : 2;
  if (first.quads.length === 0 || forward >= CLEAR) return forwardTurns;
  const backward = await legibility(reader, pyramid, first.quads, true);
  return backward > forward + 0.05 ? backwardTurns : forwardTurns;
}
