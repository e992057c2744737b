import { useEffect, useRef, useState } from 'react';
import { MOST_PHOTOS } from '#contract/nutrition.ts';
import type { KeptPhoto } from '../../lib/changes/change.ts';
import { toastFailure } from '../../lib/toast/say-failed.ts';

export interface Photo {
  file: File;
  url: string;
}

/** iPhone photos, whose type some browsers leave empty. */
const HEIC_NAME = /\.(heic|heif)$/i;

export const isImageFile = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') || (type === '' && HEIC_NAME.test(name));

/** Which of the files may be added where there is room for `room` more photos. */
export function takePhotos(files: readonly File[], room: number) {
  const images = files.filter(isImageFile);
  const taken = images.slice(0, Math.max(0, room));
  return { taken, notImages: files.length - images.length, tooMany: images.length - taken.length };
}

/** In memory or the database: a file on the disk may be changed or gone by the time it is read. */
const copies = new WeakMap<File, KeptPhoto>();

export async function copiedPhoto(file: File): Promise<KeptPhoto> {
  const blob = copies.get(file)?.blob ?? new Blob([await file.arrayBuffer()], { type: file.type });
  const copy = { name: file.name, blob };
  copies.set(file, copy);
  return copy;
}

/** The copy, or while there is none the file itself. */
export const keptPhoto = (file: File): KeptPhoto => copies.get(file) ?? { name: file.name, blob: file };

/** A photo that was kept, as it was chosen. */
export function asFile(photo: KeptPhoto): File {
  const file = new File([photo.blob], photo.name, { type: photo.blob.type });
  copies.set(file, photo);
  return file;
}

const closePhoto = ({ url }: Photo) => URL.revokeObjectURL(url);

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
      toastFailure('Invalid file type', 'Please select an image file.');
    } else if (tooMany > 0) {
      toastFailure(`Up to ${MOST_PHOTOS} photos`, 'Remove one to make room for another.');
    }
    const opened = taken.map((file) => ({ file, url: URL.createObjectURL(file) }));
    if (taken.length > 0) show([...shown.current, ...opened]);
    return taken.length > 0;
  };
  return {
    photos,
    add,
    remove: (photo: Photo) => show(shown.current.filter((one) => one !== photo)),
    clear: () => show([]),
  };
}
