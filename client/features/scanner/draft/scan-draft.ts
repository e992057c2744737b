import { z } from 'zod';
import {
  carbBasisKind,
  labelColumn,
  MOST_PHOTOS,
  nutrientName,
  nutritionAnalysis,
} from '#contract/nutrition.ts';
import { isUnidentifiedName } from '#domain/product-analysis/product-name.ts';
import type { KeptPhoto } from '../../../lib/changes/change.ts';
import { GUEST } from '../../../lib/changes/changes.ts';
import type { ScanRow } from '../../../lib/storage/database.ts';
import type { AnalysisError, AnalysisProgress } from '../analyze-nutrition.ts';
import { asFile, keptPhoto } from '../photo.ts';

const message = z.object({
  id: z.number(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.date(),
  /** Key of a question that waits for the network. */
  waitsAs: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

export type Said = Pick<Message, 'role' | 'content'>;

export const numbered = (said: readonly (Said & Partial<Message>)[]): Message[] =>
  said.map((one, id) => ({ timestamp: new Date(), waitsAs: null, ...one, id }));

const edits = z.object({
  name: z.string().optional(),
  servingSize: z.string().nullable().optional(),
  servingGrams: z.number().nonnegative().nullable().optional(),
  column: labelColumn.optional(),
  basis: carbBasisKind.optional(),
  /** Null is an emptied box. */
  values: z.partialRecord(nutrientName, z.number().nonnegative().nullable()),
});
/** What the person changed; a key that is absent stands as it was read. */
export type ProductEdits = z.infer<typeof edits>;

const work = z.object({
  edits,
  /** Fields that were not on the label as read. */
  added: z.array(nutrientName).readonly(),
  messages: z.array(message).readonly(),
  /** Stands in the box and was not asked yet. */
  question: z.string(),
});
/** What the person did with a product that is not saved yet. */
export type ProductWork = z.infer<typeof work>;

export const NO_WORK: ProductWork = { edits: { values: {} }, added: [], messages: [], question: '' };

const product = z.object({
  /** As read, or blank for a label typed by hand. */
  analysis: nutritionAnalysis,
  typed: z.boolean(),
  /** Its number among what waited for the network, where it stays until it is saved; null where it did not wait. */
  seq: z.number().nullable(),
  work,
});
/** A product as it was scanned, with what the person did with it. */
export type DraftProduct = z.infer<typeof product>;

/** A scan that is not saved yet, as this device stores it. */
export interface ScanDraft {
  /** `reading`: the photos were being read. */
  step: 'photos' | 'reading' | 'product';
  photos: readonly File[];
  product: DraftProduct | null;
}

/** A question whose answer was cut off stands in the box again; it costs nothing until it is asked anew. */
function withOpenQuestion(work: ProductWork): ProductWork {
  const last = work.messages.at(-1);
  if (last?.role !== 'user' || last.waitsAs !== null) return work;
  return { ...work, messages: work.messages.slice(0, -1), question: work.question || last.content };
}

const record = z.object({
  step: z.enum(['photos', 'reading', 'product']),
  // A product of another shape goes; the photos it was read from need not.
  product: product.nullable().catch(null),
});

const photoList = z.array(z.object({ name: z.string(), blob: z.instanceof(Blob) })).max(MOST_PHOTOS);

/** What is stored, as far as this version understands it; null where nothing of it can be gone on with. */
export function parseScanDraft(stored: unknown, storedPhotos: unknown): ScanDraft | null {
  const parsed = record.safeParse(stored);
  if (!parsed.success) return null;
  const photos = photoList.catch([]).parse(storedPhotos).map(asFile);
  const { step, product: made } = parsed.data;
  if (step === 'product' && made)
    return { step, photos, product: { ...made, work: withOpenQuestion(made.work) } };
  if (photos.length === 0) return null;
  return { step: step === 'product' ? 'photos' : step, photos, product: null };
}

/** A scan that was left, to be gone on with. */
export interface DraftSummary {
  id: string;
  /** Milliseconds: when it was changed last. */
  at: number;
  name: string;
  photo: KeptPhoto | undefined;
  byGuest: boolean;
}

function nameOf({ product }: ScanDraft): string {
  const name = product?.work.edits.name ?? product?.analysis.product_name;
  if (name !== undefined && !isUnidentifiedName(name)) return name;
  return product?.typed ? 'Label typed by hand' : 'Photo of a label';
}

/** An empty form is nothing to go on with. */
export const isUntouched = ({ photos, product }: ScanDraft) =>
  photos.length === 0 && product?.typed === true && JSON.stringify(product.work) === JSON.stringify(NO_WORK);

/** @param owner who it is shown to */
export function summaryOf(
  { id, at, owner: by }: Pick<ScanRow, 'id' | 'at' | 'owner'>,
  draft: ScanDraft,
  owner: string,
): DraftSummary {
  const photo = draft.photos[0];
  return {
    id,
    at,
    name: nameOf(draft),
    photo: photo && keptPhoto(photo),
    byGuest: by === GUEST && owner !== GUEST,
  };
}

export interface UploadStep {
  step: 'upload';
  refusal: AnalysisError | null;
  /** Another step came before, so the focus is taken along. */
  begun: boolean;
  /** The page went while the photos were read. */
  interrupted: boolean;
}

export interface ProductStep extends DraftProduct {
  step: 'product';
  scanId: number;
  /** It stood here before the page was loaded anew. */
  restored: boolean;
}

export type Scan =
  /** This tab has one that was begun; it is read from the device. */
  { step: 'restoring' } | UploadStep | { step: 'analyzing'; progress: AnalysisProgress } | ProductStep;

export const START = { step: 'upload', refusal: null, begun: false, interrupted: false } as const;
export const CHOOSING = { ...START, begun: true } as const;
