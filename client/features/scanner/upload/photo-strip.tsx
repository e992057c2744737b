import clsx from 'clsx';
import { Camera, ImageOff, ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { MOST_PHOTOS } from '#contract/nutrition.ts';
import type { Photo } from '../photo.ts';
import { usePhotoInputs } from './drop-area.tsx';

interface PhotoPreviewProps {
  photo: Photo;
  alt: string;
  /** One of several. */
  small?: boolean;
}

/** A chosen photo, or its name where the browser cannot show that kind of file. */
export function PhotoPreview({ photo, alt, small = false }: PhotoPreviewProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === photo.url) {
    return (
      <div className="flex min-h-40 flex-col items-center justify-center gap-2 rounded-lg border-2 border-line bg-shoal p-4 text-center">
        <ImageOff aria-hidden="true" className="size-8" />
        <p className="font-bold break-all">{photo.file.name}</p>
        <p className="text-ink-soft">Your browser can't show this photo, but we can still read it.</p>
      </div>
    );
  }
  return (
    <img
      src={photo.url}
      alt={alt}
      onError={() => setBroken(photo.url)}
      className={clsx(
        'rounded-lg border-2 border-ink bg-card object-contain',
        small ? 'h-48 w-full sm:h-64' : 'mx-auto max-h-[45dvh] max-w-full',
      )}
    />
  );
}

interface PhotoStripProps {
  photos: readonly Photo[];
  onAdd: (files: File[]) => void;
  onRemove: (photo: Photo) => void;
}

const TILE =
  'flex min-h-32 flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-line-strong bg-card p-3 text-center font-bold hover:border-ink hover:bg-shoal';

/** The chosen photos of one product, each removable, with room for more. */
export function PhotoStrip({ photos, onAdd, onRemove }: PhotoStripProps) {
  const { pick, shoot, inputs } = usePhotoInputs('Another photo of the product', onAdd);
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
            <button type="button" onClick={pick} className={clsx(TILE, 'grow')}>
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
              onClick={shoot}
              className="hidden min-h-touch items-center justify-center gap-2 rounded-md border-2 border-line-strong px-3 font-bold pointer-coarse:flex"
            >
              <Camera aria-hidden="true" className="size-5" />
              Take another
            </button>
          </li>
        ) : null}
      </ul>
      {inputs}
    </section>
  );
}
