import clsx from 'clsx';
import type { NutrientName } from '#contract/nutrition.ts';
import { sentenceStart } from '#domain/food-text/amount-text.ts';
import { NUTRIENT_LABELS } from '#domain/product-analysis/reading-warnings.ts';
import type { Photo } from '../photo.ts';
import type { useLabelFields } from './label-fields.ts';

interface LabelPhotosProps {
  photos: readonly Photo[];
  label: ReturnType<typeof useLabelFields>;
  /** A box was chosen: go to its field. */
  onPick: (name: NutrientName) => void;
}

const valuesText = (count: number) =>
  count === 0 ? 'no values' : count === 1 ? '1 value' : `${count} values`;

export function LabelPhotos({ photos, label, onPick }: LabelPhotosProps) {
  const { shown, boxes, active, light } = label;
  const photo = photos[shown] ?? photos[0];
  if (!photo) return null;
  return (
    <div className="flex flex-col gap-3 md:sticky md:top-24">
      {/* A frame around each value that was read. The fields beside it do the same by keyboard. */}
      <div className="relative mx-auto w-fit overflow-hidden rounded-lg border-2 border-ink">
        <img
          src={photo.url}
          alt={photos.length > 1 ? `Photo ${shown + 1} of the product` : 'Your photo of the label'}
          className="max-h-[75dvh] max-w-full"
        />
        {boxes
          .filter((box) => box.photo === shown)
          .map(({ name, box, open }) => (
            <button
              key={name}
              type="button"
              tabIndex={-1}
              aria-label={`Go to ${NUTRIENT_LABELS[name]}`}
              title={sentenceStart(NUTRIENT_LABELS[name])}
              onPointerEnter={() => light(name)}
              onPointerLeave={() => light(null)}
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
                active !== name && open && 'border-amber',
                active !== name && !open && 'border-lagoon/60',
              )}
            />
          ))}
      </div>
      {photos.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own.
        <div role="group" aria-label="Show photo" className="flex justify-center gap-2">
          {photos.map(({ url }, index) => {
            const values = boxes.filter((box) => box.photo === index).length;
            return (
              <button
                key={url}
                type="button"
                aria-pressed={index === shown}
                aria-label={`Photo ${index + 1}, ${valuesText(values)}`}
                onClick={() => label.setShown(index)}
                className={clsx(
                  'h-20 w-16 overflow-hidden rounded-md border-2 bg-card',
                  index === shown ? 'border-rose outline-2 outline-rose' : 'border-line-strong',
                )}
              >
                <img src={url} alt="" className="size-full object-cover" />
              </button>
            );
          })}
        </div>
      ) : null}
    </div>
  );
}
