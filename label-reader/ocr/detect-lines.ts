import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { type Quad, type Raster, resizeRaster } from '../photo/raster.ts';
import { findTextRegions } from './text-regions.ts';

/** Channel means and deviations the detector was trained with, in blue, green, red order. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

function toTensor({ data, width, height }: Raster): Tensor {
  const plane = width * height;
  const values = new Float32Array(plane * 3);
  for (let channel = 0; channel < 3; channel++) {
    const scale = 1 / (255 * (DEVIATION[channel] ?? 1));
    const shift = (MEAN[channel] ?? 0) / (DEVIATION[channel] ?? 1);
    // The raster is RGB, the network wants BGR.
    for (let i = 0, at = 2 - channel; i < plane; i++, at += 3) {
      values[channel * plane + i] = (data[at] ?? 0) * scale - shift;
    }
  }
  return new Tensor('float32', values, [1, 3, height, width]);
}

/**
 * Finds text lines with the picture brought to `longSide` pixels.
 * @returns boxes in the raster's own pixels
 */
export async function detectLines(
  detector: InferenceSession,
  raster: Raster,
  longSide: number,
): Promise<Quad[]> {
  const scale = longSide / Math.max(raster.width, raster.height);
  const width = Math.max(32, Math.round((raster.width * scale) / 32) * 32);
  const height = Math.max(32, Math.round((raster.height * scale) / 32) * 32);
  const output = await detector.run({ x: toTensor(await resizeRaster(raster, width, height)) });
  const map = output['sigmoid_0.tmp_0'];
  if (!map || !(map.data instanceof Float32Array)) throw new Error('The text detector gave no map');
  const [sx, sy] = [raster.width / width, raster.height / height];
  return findTextRegions({ data: map.data, width, height }).map((quad) => {
    const [a, b, c, d] = quad;
    const back = (p: { x: number; y: number }) => ({ x: p.x * sx, y: p.y * sy });
    return [back(a), back(b), back(c), back(d)] as const;
  });
}
