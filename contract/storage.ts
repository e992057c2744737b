import { z } from 'zod';

export const STORED_KINDS = [
  'readings',
  'fasts',
  'diaryEntries',
  'foods',
  'plans',
  'exchanges',
  'conversations',
  'savedExchanges',
  'productQuestions',
] as const;
export type StoredKind = (typeof STORED_KINDS)[number];

/** How much an account stores of one kind, and how much it may. */
export const storageUse = z.object({
  kind: z.enum(STORED_KINDS),
  rows: z.number().int(),
  mostRows: z.number().int(),
  bytes: z.number().int(),
  mostBytes: z.number().int(),
  /** What to tell the person, once four fifths are used; null before. */
  notice: z.string().nullable(),
});
export type StorageUse = z.infer<typeof storageUse>;

export const storageUseList = z.array(storageUse);
