import clsx from 'clsx';
import { Camera, ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import { MOST_PHOTOS } from '#contract/nutrition.ts';
import type { Photo } from './photo.ts';
import { PhotoInput } from './photo-input.tsx';
import { PhotoPreview } from './photo-preview.tsx';

interface PhotoStripProps {
  photos: readonly Photo[];
  onAdd: (files: File[]) => void;
  onRemove: (photo: Photo) => void;
}

const TILE =
  'flex min-h-32 flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-line-strong bg-card p-3 text-center font-bold hover:border-ink hover:bg-shoal';

/** The chosen photos of one product, each removable, with room for more. */
export function PhotoStrip({ photos, onAdd, onRemove }: PhotoStripProps) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const room = MOST_PHOTOS - photos.length;
  return (
    <section aria-label="Chosen photos">
      <ul className="grid grid-cols-2 items-stretch gap-3">
        {photos.map((photo, index) => (
          <li
            key={photo.url}
            className={clsx('relative flex flex-col justify-center', photos.length === 1 && 'col-span-2')}
          >
            <PhotoPreview photo={photo} alt={`Chosen photo ${index + 1}`} small={photos.length > 1} />
            <button
              type="button"
              aria-label={`Remove photo ${index + 1}`}
              title="Remove"
              onClick={() => onRemove(photo)}
              className="absolute top-2 right-2 flex size-touch items-center justify-center rounded-full border-2 border-ink bg-card hover:bg-shoal"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
        {room > 0 ? (
          <li className={clsx('flex flex-col gap-2', photos.length !== 3 && 'col-span-2')}>
            <button type="button" onClick={() => picker.current?.click()} className={clsx(TILE, 'grow')}>
              <ImagePlus aria-hidden="true" className="size-7 text-sea" />
              <span>
                Add another photo
                <span className="block font-normal text-ink-soft">
                  Front, ingredients or barcode; up to {room} more
                </span>
              </span>
            </button>
            <button
              type="button"
              onClick={() => camera.current?.click()}
              className="hidden min-h-touch items-center justify-center gap-2 rounded-md border-2 border-line-strong px-3 font-bold pointer-coarse:flex"
            >
              <Camera aria-hidden="true" className="size-5" />
              Take another
            </button>
          </li>
        ) : null}
      </ul>
      <PhotoInput ref={picker} label="Another photo of the product" onPhotos={onAdd} />
      <PhotoInput ref={camera} label="Camera" camera onPhotos={onAdd} />
    </section>
  );
}
