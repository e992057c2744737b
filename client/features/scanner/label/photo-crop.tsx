import type { PhotoBox } from '#contract/nutrition.ts';

/** Room around the value, in shares of its own size, so that the words beside it are seen too. */
const MARGIN_X = 0.6;
const MARGIN_Y = 0.9;
const HEIGHT_MAX_REM = 7;

interface PhotoCropProps {
  url: string;
  /** Width of the photo divided by its height. */
  aspect: number;
  box: PhotoBox;
}

/** The piece of the photo a value was read from, enlarged. Decorative: the value stands beside it. */
export function PhotoCrop({ url, aspect, box }: PhotoCropProps) {
  const left = Math.max(0, box.x - box.width * MARGIN_X);
  const top = Math.max(0, box.y - box.height * MARGIN_Y);
  const width = Math.min(1 - left, box.width * (1 + 2 * MARGIN_X));
  const height = Math.min(1 - top, box.height * (1 + 2 * MARGIN_Y));
  if (width <= 0 || height <= 0) return null;
  const shape = (aspect * width) / height;
  return (
    <div
      aria-hidden="true"
      className="relative w-full overflow-hidden rounded-sm bg-page outline outline-line-strong"
      style={{ aspectRatio: shape, maxWidth: `${HEIGHT_MAX_REM * shape}rem` }}
    >
      <img
        src={url}
        alt=""
        className="absolute max-w-none"
        style={{
          width: `${100 / width}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      />
    </div>
  );
}
