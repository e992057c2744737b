import { useEffect, useRef, useState } from 'react';
import { MOST_PHOTOS } from '#contract/nutrition.ts';
import { toast } from '../../lib/toast.ts';
import { closePhoto, openPhoto, type Photo, takePhotos } from './photo.ts';

/** The photos of one product. Their addresses are freed when they are taken away or the page is left. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const shown = useRef<readonly Photo[]>([]);
  useEffect(() => () => shown.current.forEach(closePhoto), []);

  const show = (next: readonly Photo[]) => {
    for (const photo of shown.current) if (!next.includes(photo)) closePhoto(photo);
    shown.current = next;
    setPhotos(next);
  };
  /** Adds what there is room for, and says so where something is left out. */
  const add = (files: readonly File[]): boolean => {
    const { taken, notImages, tooMany } = takePhotos(files, MOST_PHOTOS - shown.current.length);
    if (notImages > 0) {
      toast({
        title: 'Invalid file type',
        description: 'Please select an image file.',
        variant: 'destructive',
      });
    } else if (tooMany > 0) {
      toast({
        title: `Up to ${MOST_PHOTOS} photos`,
        description: 'Remove one to make room for another.',
        variant: 'destructive',
      });
    }
    if (taken.length > 0) show([...shown.current, ...taken.map(openPhoto)]);
    return taken.length > 0;
  };
  return {
    photos,
    add,
    remove: (photo: Photo) => show(shown.current.filter((one) => one !== photo)),
    clear: () => show([]),
  };
}
