import clsx from 'clsx';
import { Camera, ImageOff, ImagePlus, ImageUp, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { MOST_PHOTOS } from '#contract/nutrition.ts';
import { Button } from '../../../ui/button.tsx';
import type { Photo } from '../photo.ts';

const ACCEPT = 'image/*,.heic,.heif';

/** The browser's own ways to photos: its file picker, and the phone's camera, one at a time. Both need `inputs`. */
function usePhotoInputs(label: string, onPhotos: (files: File[]) => void) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const handOn = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Emptied so that choosing the same file again is noticed.
    target.value = '';
    if (files.length > 0) onPhotos(files);
  };
  const input = { type: 'file', hidden: true, onChange: handOn } as const;
  return {
    pick: () => picker.current?.click(),
    shoot: () => camera.current?.click(),
    inputs: (
      <>
        <input {...input} ref={picker} accept={ACCEPT} multiple aria-label={label} />
        <input {...input} ref={camera} accept="image/*" capture="environment" aria-label="Camera" />
      </>
    ),
  };
}

interface DropAreaProps {
  onPhotos: (files: File[]) => void;
  takesFocus: boolean;
}

/** Where photos come in: click, Enter, or the phone's camera. A drop is taken by the page (useIncomingFiles). */
export function DropArea({ onPhotos, takesFocus }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const { pick, shoot, inputs } = usePhotoInputs('Photo of the label', onPhotos);
  const area = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  return (
    <div className="flex flex-col gap-3">
      <button
        ref={area}
        type="button"
        onClick={pick}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        className={clsx(
          'flex min-h-56 w-full flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed px-5 py-8 text-center',
          over ? 'border-rose bg-rose-wash' : 'border-line-strong bg-card hover:border-ink hover:bg-shoal',
        )}
      >
        <ImageUp className="size-12 text-sea" />
        <span className="text-lg font-extrabold">Choose a photo of the label</span>
        <span className="text-ink-soft">
          <span className="pointer-coarse:hidden">Click to choose photos, drag them here, or paste one</span>
          <span className="hidden pointer-coarse:inline">From your photos or files</span>
        </span>
        <span className="text-small text-ink-soft">
          Up to {MOST_PHOTOS} photos of one product: nutrition label, front, ingredients, barcode
        </span>
      </button>
      <div className="hidden pointer-coarse:block">
        <Button variant="secondary" size="lg" className="w-full" onClick={shoot}>
          <Camera className="size-6" />
          Take a photo
        </Button>
      </div>
      {inputs}
    </div>
  );
}

interface PhotoPreviewProps {
  photo: Photo;
  alt: string;
  small?: boolean;
}

/** A chosen photo, or its name where the browser cannot show that kind of file. */
export function PhotoPreview({ photo, alt, small = false }: PhotoPreviewProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === photo.url) {
    return (
      <div className="flex min-h-40 flex-col items-center justify-center gap-2 rounded-lg border-2 border-line bg-shoal p-4 text-center">
        <ImageOff className="size-8" />
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
              <X className="size-5" />
            </button>
          </li>
        ))}
        {room > 0 ? (
          <li className={clsx('flex flex-col gap-2', photos.length !== 3 && 'col-span-2')}>
            <button type="button" onClick={pick} className={clsx(TILE, 'grow')}>
              <ImagePlus className="size-7 text-sea" />
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
              <Camera className="size-5" />
              Take another
            </button>
          </li>
        ) : null}
      </ul>
      {inputs}
    </section>
  );
}
