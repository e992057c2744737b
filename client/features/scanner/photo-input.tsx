import type { RefObject } from 'react';

const ACCEPT = 'image/*,.heic,.heif';

interface PhotoInputProps {
  label: string;
  /** Opened by a click on this input. */
  ref: RefObject<HTMLInputElement | null>;
  /** Straight from the phone's camera, one at a time. */
  camera?: boolean;
  onPhotos: (files: File[]) => void;
}

/** The browser's own file picker, opened by a button that looks like one. */
export const PhotoInput = ({ label, ref, camera = false, onPhotos }: PhotoInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={camera ? 'image/*' : ACCEPT}
    capture={camera ? 'environment' : undefined}
    multiple={!camera}
    aria-label={label}
    hidden
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      // Emptied so that choosing the same file again is noticed.
      target.value = '';
      if (files.length > 0) onPhotos(files);
    }}
  />
);
