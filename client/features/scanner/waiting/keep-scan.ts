import type { QueryClient } from '@tanstack/react-query';
import { newUuid } from '../../../lib/new-uuid.ts';
import { openQueue } from '../../../lib/queue/queue-state.ts';
import type { ProductQuestion } from '../api/ask-about-product.ts';
import { copiedPhoto } from '../photo-copy.ts';

/** Keeps the photos of a product on this device until they can be read. */
export async function keepPhotos(client: QueryClient, files: readonly File[]): Promise<void> {
  const photos = await Promise.all(files.map(copiedPhoto));
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
