import type { QueryClient } from '@tanstack/react-query';
import { newUuid } from '../../../lib/new-uuid.ts';
import { openQueue } from '../../../lib/queue/queue-state.ts';
import type { ProductQuestion } from '../api/ask-about-product.ts';

/** A copy: the file on the disk may be changed or gone by the time it is read. */
const copied = async (file: File) => ({
  name: file.name,
  blob: new Blob([await file.arrayBuffer()], { type: file.type }),
});

/** Keeps the photos of a product on this device until they can be read. */
export async function keepPhotos(client: QueryClient, files: readonly File[]): Promise<void> {
  const photos = await Promise.all(files.map(copied));
  const queue = await openQueue(client);
  await queue.keep('scan.read', { photos }, newUuid());
}

/** Keeps a question about a product under its key until it can be asked. */
export async function keepQuestion(
  client: QueryClient,
  question: ProductQuestion,
  key: string,
): Promise<void> {
  const queue = await openQueue(client);
  await queue.keep('scan.question', question, key);
}
