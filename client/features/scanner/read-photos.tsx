import clsx from 'clsx';
import type { Photo } from './photo.ts';
import { PhotoPreview } from './photo-preview.tsx';

interface ReadPhotosProps {
  photos: readonly Photo[];
  /** Which one is being read, counted from 1; null while that is not known or there is only one. */
  current: number | null;
}

/** The photos while they are read, the one under the lens marked. */
export const ReadPhotos = ({ photos, current }: ReadPhotosProps) => (
  <ul className={clsx('grid gap-3', photos.length > 1 && 'grid-cols-2')}>
    {photos.map((photo, index) => (
      <li
        key={photo.url}
        aria-current={current === index + 1 ? 'step' : undefined}
        className={clsx('rounded-lg', current === index + 1 && 'outline-4 outline-offset-2 outline-rose')}
      >
        <PhotoPreview photo={photo} alt={`Photo ${index + 1}`} small={photos.length > 1} />
      </li>
    ))}
  </ul>
);
