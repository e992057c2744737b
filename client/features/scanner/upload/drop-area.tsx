import clsx from 'clsx';
import { Camera, ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { MOST_PHOTOS } from '#contract/nutrition.ts';
import { Button } from '../../../ui/button.tsx';

const ACCEPT = 'image/*,.heic,.heif';

/** The browser's own ways to photos: its file picker, and the phone's camera, one at a time. Both need `inputs`. */
export function usePhotoInputs(label: string, onPhotos: (files: File[]) => void) {
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
        <ImageUp aria-hidden="true" className="size-12 text-sea" />
        <span className="text-lg font-extrabold">Choose a photo of the label</span>
        <span className="text-ink-soft">
          <span className="pointer-coarse:hidden">Click here, drop photos, or paste one</span>
          <span className="hidden pointer-coarse:inline">From your photos or files</span>
        </span>
        <span className="text-small text-ink-soft">
          Up to {MOST_PHOTOS} photos of one product: nutrition label, front, ingredients, barcode
        </span>
      </button>
      <div className="hidden pointer-coarse:block">
        <Button variant="secondary" size="lg" className="w-full" onClick={shoot}>
          <Camera aria-hidden="true" className="size-6" />
          Take a photo
        </Button>
      </div>
      {inputs}
    </div>
  );
}
