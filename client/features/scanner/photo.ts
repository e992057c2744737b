import type { KeptPhoto } from '../../lib/changes/change.ts';

/** A chosen photo and an address at which the browser can show it. */
export interface Photo {
  file: File;
  url: string;
}

/** iPhone photos, whose type some browsers leave empty. */
const HEIC_NAME = /\.(heic|heif)$/i;

/** Whether a file may be sent as a photo. */
export const isImageFile = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') || (type === '' && HEIC_NAME.test(name));

export const openPhoto = (file: File): Photo => ({ file, url: URL.createObjectURL(file) });

export function closePhoto(photo: Photo): void {
  URL.revokeObjectURL(photo.url);
}

/** Which of the files may be added where there is room for `room` more photos. */
export function takePhotos(files: readonly File[], room: number) {
  const images = files.filter(isImageFile);
  const taken = images.slice(0, Math.max(0, room));
  return { taken, notImages: files.length - images.length, tooMany: images.length - taken.length };
}

/** A copy: the file on the disk may be changed or gone by the time it is read. */
export const copiedPhoto = async (file: File): Promise<KeptPhoto> => ({
  name: file.name,
  blob: new Blob([await file.arrayBuffer()], { type: file.type }),
});
