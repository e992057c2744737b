import type { FieldReading, NutrientName, ReadingStage, WaitingPlace } from '#contract/nutrition.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { withinLimits } from '#domain/nutrition/within-limits.ts';
import { type Barcode, toldProduct } from '../barcode/product-code.ts';
import { bytesOf, type LabelReader, type Photo } from '../label-reader.ts';
import { LabelRefusal } from '../label-refusal.ts';
import {
  type DatabaseProduct,
  type ProductDatabase,
  ProductDatabaseError,
} from '../product-database/product-database.ts';
import { type VisionReader, VisionReaderError } from '../vision/vision-reader.ts';
import { mergePhotos } from './merge-photos.ts';
import { reconcile } from './reconcile.ts';

/** Whom a product's photos are shown to. Without a database or a model our own reading stands alone. */
export interface ProductReaders {
  readonly labelReader: Pick<LabelReader, 'read'>;
  readonly database?: ProductDatabase | null;
  readonly vision?: VisionReader | null;
}

/** A stage of reading, and which photo of how many it is about, counted from 1. */
export interface ProductProgress {
  readonly stage: ReadingStage;
  readonly photo: number;
  readonly photos: number;
  /** While it waits for its turn. */
  readonly place?: WaitingPlace | undefined;
}

export interface ProductReading {
  readonly facts: NutritionFacts;
  /** Product number of 8 or 13 digits; null when no barcode, or several products' barcodes, are in the photos. */
  readonly barcode: string | null;
  /** Helpers that failed, for the log; the person is told in the facts' warnings. */
  readonly problems: readonly Error[];
}

export interface ReadProductOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ProductProgress) => void;
  /** Whose photos they are, for turns in the line. */
  readonly person?: string;
}

interface PhotoReading {
  /** Null when the photo shows neither numbers nor anything else of use. */
  readonly facts: NutritionFacts | null;
  readonly barcodes: readonly Barcode[];
  readonly refusal: LabelRefusal | null;
}

/** Boxes are in the photo they were found in. */
function inPhoto(facts: NutritionFacts, photo: number): NutritionFacts {
  const nutrients: Partial<Record<NutrientName, FieldReading>> = {};
  for (const [name, reading] of Object.entries(facts.nutrients) as [NutrientName, FieldReading][]) {
    nutrients[name] = { ...reading, photo };
  }
  return { ...facts, nutrients };
}

/** One after the other, so that one person takes one place in the queue. */
async function readPhotos(
  { labelReader }: ProductReaders,
  photos: readonly Photo[],
  { signal, onProgress, person }: ReadProductOptions,
): Promise<PhotoReading[]> {
  const readings: PhotoReading[] = [];
  for (const [index, photo] of photos.entries()) {
    const onStage = (stage: ReadingStage, place?: WaitingPlace) =>
      onProgress?.({ stage, photo: index + 1, photos: photos.length, place });
    try {
      const { facts, barcodes } = await labelReader.read(photo, { signal, onStage, person });
      readings.push({ facts: index === 0 ? facts : inPhoto(facts, index), barcodes, refusal: null });
    } catch (error) {
      if (!(error instanceof LabelRefusal) || !isAboutContent(error)) throw error;
      readings.push({
        facts: error.seen?.facts ?? null,
        barcodes: error.seen?.barcodes ?? [],
        refusal: error,
      });
    }
  }
  return readings;
}

/** A photo without a panel may be the front; one that cannot be opened, or a full queue, ends the whole. */
function isAboutContent({ code }: LabelRefusal): boolean {
  return code === 'no_label' || code === 'label_unclear';
}

/** The refusal that helps most: a panel that was seen but not legible comes before no panel at all. */
function tellingRefusal(readings: readonly PhotoReading[]): LabelRefusal | null {
  const refusals = readings.flatMap(({ refusal }) => (refusal ? [refusal] : []));
  return refusals.find(({ code }) => code === 'label_unclear') ?? refusals[0] ?? null;
}

const DATABASE_PROBLEM = {
  busy: 'it is asked too often right now',
  timed_out: 'it did not answer in time',
  unavailable: 'it cannot be reached',
  unexpected_answer: 'its answer made no sense',
} as const;
const VISION_PROBLEM = {
  busy: 'it is asked too often right now',
  refused: 'it did not accept the call',
  timed_out: 'it did not answer in time',
  unavailable: 'it cannot be reached',
  unexpected_answer: 'its answer made no sense',
} as const;

/** Collects what went wrong beside our own reading. */
class Problems {
  readonly errors: Error[] = [];
  readonly #warnings = new Set<string>();

  /** A question that only the person can answer. */
  ask(question: string): void {
    this.#warnings.add(question);
  }

  /** @throws what is not a helper's own failure */
  add(error: unknown): void {
    if (error instanceof ProductDatabaseError) {
      this.#warnings.add(`The barcode was not looked up: ${DATABASE_PROBLEM[error.failure]}.`);
    } else if (error instanceof VisionReaderError) {
      this.#warnings.add(`AI couldn’t help read this photo: ${VISION_PROBLEM[error.failure]}.`);
    } else throw error;
    this.errors.push(error);
  }

  toldIn(facts: NutritionFacts): NutritionFacts {
    return { ...facts, warnings: [...new Set([...facts.warnings, ...this.#warnings])] };
  }
}

async function lookUp(
  database: ProductDatabase | null | undefined,
  code: string | null,
  problems: Problems,
  signal: AbortSignal | undefined,
): Promise<DatabaseProduct | null> {
  if (!database || !code) return null;
  return await database.lookup(code, signal).catch((error: unknown) => {
    problems.add(error);
    return null;
  });
}

/** All photos at once: a model waits for its network, not for our processor. */
function startVision(
  { vision }: ProductReaders,
  photos: readonly Photo[],
  signal: AbortSignal,
): Promise<PromiseSettledResult<NutritionFacts>[]> {
  return Promise.allSettled(
    vision ? photos.map(async (photo) => vision.read(await bytesOf(photo), signal)) : [],
  );
}

function visionFacts(results: readonly PromiseSettledResult<NutritionFacts>[], problems: Problems) {
  const read: NutritionFacts[] = [];
  for (const result of results) {
    if (result.status === 'fulfilled') read.push(result.value);
    else problems.add(result.reason);
  }
  return read.length > 0 ? mergePhotos(read) : null;
}

function hasNumbers({ nutrients }: NutritionFacts): boolean {
  return Object.values(nutrients).some(({ value }) => value !== null);
}

/**
 * Reads one product from one or more photos of it (front, panel, ingredients, barcode), in whatever order.
 * A vision model's reading and the database's entry for the barcode are reconciled with ours; when either fails,
 * the reading goes on without it and says so.
 * @throws LabelRefusal when no photo, model or database gives numbers; the signal's reason when the caller gave up
 */
export async function readProduct(
  readers: ProductReaders,
  photos: readonly Photo[],
  options: ReadProductOptions = {},
): Promise<ProductReading> {
  const { signal } = options;
  const problems = new Problems();
  const refused = new AbortController();
  const watching = startVision(
    readers,
    photos,
    AbortSignal.any([refused.signal, ...(signal ? [signal] : [])]),
  );
  const readings = await readPhotos(readers, photos, options).catch((error: unknown) => {
    refused.abort();
    throw error;
  });
  const { code: barcode, question } = toldProduct(readings.flatMap(({ barcodes }) => barcodes));
  if (question) problems.ask(question);
  const entry = await lookUp(readers.database, barcode, problems, signal);
  const results = await watching;
  signal?.throwIfAborted();
  const seen = visionFacts(results, problems);
  const ours = readings.flatMap(({ facts }) => (facts ? [facts] : []));
  let facts = ours.length > 0 ? mergePhotos(ours) : null;
  if (seen && readers.vision)
    facts = reconcile(facts, { facts: seen, source: 'model', name: readers.vision.name });
  if (entry) facts = reconcile(facts, { facts: entry.facts, source: 'database', name: entry.database });
  if (!facts || !hasNumbers(facts)) {
    const refusal = tellingRefusal(readings) ?? noLabel();
    throw question ? new LabelRefusal(refusal.code, refusal.message, question) : refusal;
  }
  return { facts: problems.toldIn(withinLimits({ ...facts, barcode })), barcode, problems: problems.errors };
}

function noLabel(): LabelRefusal {
  return new LabelRefusal(
    'no_label',
    'No nutrition panel was found in this photo.',
    `Send up to four photos of one product: ${listText(['front', 'nutrition panel', 'ingredients'])}.`,
  );
}
