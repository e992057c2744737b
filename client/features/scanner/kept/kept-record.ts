import { z } from 'zod';
import {
  carbBasisKind,
  labelColumn,
  MOST_PHOTOS,
  nutrientName,
  nutritionAnalysis,
} from '#contract/nutrition.ts';
import type { KeptPhoto } from '../../../lib/queue/kinds.ts';
import { type KeptScan, withOpenQuestion } from './kept-scan.ts';

const edits = z.object({
  name: z.string().optional(),
  servingSize: z.string().nullable().optional(),
  servingGrams: z.number().nonnegative().nullable().optional(),
  column: labelColumn.optional(),
  basis: carbBasisKind.optional(),
  values: z.partialRecord(nutrientName, z.number().nonnegative().nullable()),
});

const message = z.object({
  id: z.number(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.date(),
  waitsAs: z.string().nullable(),
});

const product = z.object({
  analysis: nutritionAnalysis,
  typed: z.boolean(),
  seq: z.number().nullable(),
  work: z.object({
    edits,
    added: z.array(nutrientName),
    messages: z.array(message),
    question: z.string(),
  }),
});

const record = z.object({
  step: z.enum(['photos', 'reading', 'product']),
  // A product of another shape goes; the photos it was read from need not.
  product: product.nullable().catch(null),
});

const photoList = z.array(z.object({ name: z.string(), blob: z.instanceof(Blob) })).max(MOST_PHOTOS);

/** A scan in the store, without its photos. */
export interface ScanRecord {
  id: string;
  /** Id of the account, or 'guest'. */
  owner: string;
  /** Milliseconds: when it was changed last. */
  at: number;
  step: KeptScan['step'];
  product: KeptScan['product'];
}

/** What is kept, as far as this version understands it; null where nothing of it can be gone on with. */
export function readKept(stored: unknown, storedPhotos: unknown): KeptScan | null {
  const parsed = record.safeParse(stored);
  if (!parsed.success) return null;
  const kept: KeptPhoto[] = photoList.catch([]).parse(storedPhotos);
  const photos = kept.map(({ name, blob }) => new File([blob], name, { type: blob.type }));
  const { step, product: made } = parsed.data;
  if (step === 'product' && made)
    return { step, photos, product: { ...made, work: withOpenQuestion(made.work) } };
  if (photos.length === 0) return null;
  return { step: step === 'product' ? 'photos' : step, photos, product: null };
}
