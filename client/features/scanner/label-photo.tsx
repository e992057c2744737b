import clsx from 'clsx';
import type { NutrientName, PhotoBox } from '#contract/nutrition.ts';
import { sentenceStart } from '#domain/amount-text.ts';
import { NUTRIENT_LABELS } from '#domain/reading-warnings.ts';

interface LabelPhotoProps {
  url: string;
  alt: string;
  boxes: readonly { name: NutrientName; box: PhotoBox; open: boolean }[];
  active: NutrientName | null;
  onActive: (name: NutrientName | null) => void;
  /** A box was chosen: go to its field. */
  onPick: (name: NutrientName) => void;
  onSize: (aspect: number) => void;
}

/** The photo with a frame around each value that was read. The fields beside it do the same by keyboard. */
export const LabelPhoto = ({ url, alt, boxes, active, onActive, onPick, onSize }: LabelPhotoProps) => (
  <div className="relative mx-auto w-fit overflow-hidden rounded-lg border-2 border-ink">
    <img
      src={url}
      alt={alt}
      onLoad={({ currentTarget: image }) => onSize(image.naturalWidth / image.naturalHeight)}
      className="max-h-[75dvh] max-w-full"
    />
    {boxes.map(({ name, box, open }) => (
      <button
        key={name}
        type="button"
        tabIndex={-1}
        aria-label={`Go to ${NUTRIENT_LABELS[name]}`}
        title={sentenceStart(NUTRIENT_LABELS[name])}
        onPointerEnter={() => onActive(name)}
        onPointerLeave={() => onActive(null)}
        onClick={() => onPick(name)}
        style={{
          left: `${box.x * 100}%`,
          top: `${box.y * 100}%`,
          width: `${box.width * 100}%`,
          height: `${box.height * 100}%`,
        }}
        className={clsx(
          'absolute rounded-sm border-2',
          active === name && 'border-rose bg-rose/25 outline-2 outline-rose',
          active !== name && open && 'border-dashed border-amber',
          active !== name && !open && 'border-lagoon/60',
        )}
      />
    ))}
  </div>
);
