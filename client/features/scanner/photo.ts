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

export function closePhoto(photo: Photo | null): void {
  if (photo) URL.revokeObjectURL(photo.url);
}
