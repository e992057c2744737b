import type { KeptPhoto } from '../../lib/queue/kinds.ts';

/** A copy: the file on the disk may be changed or gone by the time it is read. */
export const copiedPhoto = async (file: File): Promise<KeptPhoto> => ({
  name: file.name,
  blob: new Blob([await file.arrayBuffer()], { type: file.type }),
});
