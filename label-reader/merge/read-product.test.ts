import { describe, expect, it } from 'vitest';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import type { Barcode } from '../barcode/product-code.ts';
import { bytesOf, type LabelReader } from '../label-reader.ts';
import { LabelRefusal, type SeenOnPhoto } from '../label-refusal.ts';
import { type ProductDatabase, ProductDatabaseError } from '../product-database/product-database.ts';
import { type VisionReader, VisionReaderError } from '../vision/vision-reader.ts';
import { frontFacts } from './front-facts.ts';
import { ALMOND_BUTTER, labelFacts } from './label-for-tests.ts';
import { type ProductProgress, readProduct } from './read-product.ts';

type Seen = NutritionFacts | LabelRefusal | Error;
const EAN: Barcode = { format: 'EAN-13', text: '4006381333931' };
const OTHER: Barcode = { format: 'EAN-8', text: '96385074' };

/** A photo is one byte here: the place of what the reader sees in it. */
function photosOf(seen: readonly Seen[], barcodes: readonly Barcode[][] = []) {
  const labelReader: Pick<LabelReader, 'read'> = {
    async read(photo, options) {
      const [place = 0] = await bytesOf(photo);
      options?.onStage?.('reading');
      const found = seen[place];
      if (found instanceof Error || !found) throw found ?? new Error('No such photo');
      return { facts: found, photo: { width: 1, height: 1 }, lines: [], barcodes: barcodes[place] ?? [] };
    },
  };
  return { labelReader, photos: seen.map((_, place) => Uint8Array.of(place)) };
}

function refusal(
  code: 'no_label' | 'label_unclear' | 'unreadable_image',
  seen: Partial<SeenOnPhoto> | null = null,
) {
  return new LabelRefusal(
    code,
    `It is ${code}.`,
    'Try again.',
    seen && { facts: frontFacts([], null), barcodes: [], lines: [], ...seen },
  );
}

const panel = labelFacts(ALMOND_BUTTER);
const front = refusal('no_label', { facts: { ...frontFacts([], null), productName: 'Almond Butter' } });
const codeOnly = refusal('no_label', { barcodes: [EAN] });

function databaseWith(facts: NutritionFacts | null | Error) {
  const asked: string[] = [];
  const database: ProductDatabase = {
    async lookup(code) {
      asked.push(code);
      if (facts instanceof Error) throw facts;
      return facts && { code, database: 'Open Food Facts', facts };
    },
  };
  return { database, asked };
}
const entry = labelFacts(
  { calories: 594, total_fat: 50, total_carbs: 21.9, protein: 18.8 },
  { column: 'per_100g', productName: 'Entry' },
  { source: 'database' },
);

function visionSeeing(seen: readonly Seen[]): VisionReader {
  return {
    name: 'the vision model (test)',
    async read([place = 0]) {
      const found = seen[place];
      if (found instanceof Error || !found) throw found ?? new Error('No such photo');
      return found;
    },
    close: async () => {},
  };
}

describe('a product from its photos', () => {
  it('is one photo as read', async () => {
    const { labelReader, photos } = photosOf([panel]);
    const reading = await readProduct({ labelReader }, photos);
    expect(reading).toEqual({ facts: { ...panel, barcode: null }, barcode: null, problems: [] });
  });

  it('takes the name of the front, the panel’s numbers with their photo, and the barcode of the back', async () => {
    const { labelReader, photos } = photosOf([front, codeOnly, panel]);
    const { facts, barcode } = await readProduct({ labelReader }, photos);
    expect(barcode).toBe('4006381333931');
    expect(facts).toMatchObject({ productName: 'Almond Butter', barcode: '4006381333931' });
    expect(facts.nutrients.total_carbs).toMatchObject({ value: 7, photo: 2 });
  });

  it('tells which photo is being read', async () => {
    const { labelReader, photos } = photosOf([front, panel]);
    const told: ProductProgress[] = [];
    await readProduct({ labelReader }, photos, { onProgress: (progress) => told.push(progress) });
    expect(told).toEqual([
      { stage: 'reading', photo: 1, photos: 2 },
      { stage: 'reading', photo: 2, photos: 2 },
    ]);
  });

  it('is refused where no photo has numbers, with the reason that helps most', async () => {
    const { labelReader, photos } = photosOf([front, refusal('label_unclear'), codeOnly]);
    await expect(readProduct({ labelReader }, photos)).rejects.toMatchObject({ code: 'label_unclear' });
  });

  it('is refused as a whole where a file cannot be opened', async () => {
    const { labelReader, photos } = photosOf([panel, refusal('unreadable_image')]);
    await expect(readProduct({ labelReader }, photos)).rejects.toMatchObject({ code: 'unreadable_image' });
  });

  it('takes no barcode where two products are in the photos, and asks which', async () => {
    const { labelReader, photos } = photosOf([panel, panel], [[EAN], [OTHER]]);
    const { database, asked } = databaseWith(entry);
    const { facts, barcode } = await readProduct({ labelReader, database }, photos);
    expect(barcode).toBeNull();
    expect(facts.warnings.join()).toMatch(/4006381333931 and 96385074, and none was taken. Which one/);
    expect(asked).toEqual([]);
  });

  it('asks which barcode is meant where the photos show nothing else', async () => {
    const { labelReader, photos } = photosOf([codeOnly, refusal('no_label', { barcodes: [OTHER] })]);
    const refused = readProduct({ labelReader, ...databaseWith(entry) }, photos);
    await expect(refused).rejects.toMatchObject({
      code: 'no_label',
      tip: expect.stringContaining('Which one'),
    });
  });
});

describe('with a product database', () => {
  it('confirms what it agrees with', async () => {
    const doubtful = labelFacts(ALMOND_BUTTER, {}, { sure: false });
    const { labelReader, photos } = photosOf([doubtful], [[EAN]]);
    const { facts } = await readProduct({ labelReader, ...databaseWith(entry) }, photos);
    expect(facts.nutrients.total_carbs).toMatchObject({ value: 7, sure: true, source: 'label' });
    expect(facts.nutrients.sugars?.sure).toBe(false);
    expect(facts.productName).toBe('Entry');
  });

  it('gives the facts of a photo that shows the barcode alone', async () => {
    const { labelReader, photos } = photosOf([codeOnly]);
    const { facts } = await readProduct({ labelReader, ...databaseWith(entry) }, photos);
    expect(facts).toMatchObject({ column: 'per_100g', barcode: '4006381333931' });
    expect(facts.nutrients.total_fat).toMatchObject({ value: 50, source: 'database' });
  });

  it('is not asked without a barcode, nor missed where it does not know the product', async () => {
    const known = databaseWith(entry);
    await readProduct({ ...photosOf([panel]), ...known }, photosOf([panel]).photos);
    expect(known.asked).toEqual([]);
    const { labelReader, photos } = photosOf([panel], [[EAN]]);
    const { facts } = await readProduct({ labelReader, ...databaseWith(null) }, photos);
    expect(facts.nutrients).toEqual(panel.nutrients);
    expect(facts.warnings).toEqual([]);
  });

  it('that fails leaves the reading as it is, tells the person, and the log', async () => {
    const failure = new ProductDatabaseError('timed_out', 'Slow');
    const { labelReader, photos } = photosOf([panel], [[EAN]]);
    const { facts, problems } = await readProduct({ labelReader, ...databaseWith(failure) }, photos);
    expect(facts.nutrients).toEqual(panel.nutrients);
    expect(facts.warnings).toEqual(['The barcode was not looked up: it did not answer in time.']);
    expect(problems).toEqual([failure]);
  });
});

describe('with a vision model', () => {
  const model = labelFacts(
    { ...ALMOND_BUTTER, total_fat: 76 },
    { ingredients: 'Almonds, salt' },
    { source: 'model', sure: false },
  );

  it('reconciles both readings', async () => {
    const { labelReader, photos } = photosOf([panel]);
    const { facts } = await readProduct({ labelReader, vision: visionSeeing([model]) }, photos);
    expect(facts.nutrients.total_fat).toMatchObject({ value: 16, sure: true, source: 'label' });
    expect(facts.ingredients).toBe('Almonds, salt');
  });

  it('reads what we could not, and is not taken as sure', async () => {
    const { labelReader, photos } = photosOf([refusal('label_unclear')]);
    const { facts } = await readProduct({ labelReader, vision: visionSeeing([model]) }, photos);
    expect(facts.nutrients.protein).toMatchObject({ value: 6, sure: false, source: 'model' });
  });

  it('that sees no label either leaves the refusal as it is', async () => {
    const { labelReader, photos } = photosOf([front]);
    const vision = visionSeeing([frontFacts([], null)]);
    await expect(readProduct({ labelReader, vision }, photos)).rejects.toMatchObject({ code: 'no_label' });
  });

  it('that fails leaves the embedded reading, with a warning', async () => {
    const failure = new VisionReaderError('busy', 'Status 429');
    const { labelReader, photos } = photosOf([panel]);
    const { facts, problems } = await readProduct({ labelReader, vision: visionSeeing([failure]) }, photos);
    expect(facts.nutrients).toEqual(panel.nutrients);
    expect(facts.warnings[0]).toContain('asked too often');
    expect(problems).toEqual([failure]);
  });

  it('is told when a file is refused', async () => {
    let told: AbortSignal | undefined;
    const vision: VisionReader = {
      ...visionSeeing([]),
      read: (_, signal) =>
        new Promise((_resolve, reject) => {
          told = signal;
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    };
    const { labelReader, photos } = photosOf([refusal('unreadable_image')]);
    await expect(readProduct({ labelReader, vision }, photos)).rejects.toThrow(LabelRefusal);
    expect(told?.aborted).toBe(true);
  });

  it('does not hide a fault of our own', async () => {
    const { labelReader, photos } = photosOf([panel]);
    const vision = visionSeeing([new TypeError('x is not a function')]);
    await expect(readProduct({ labelReader, vision }, photos)).rejects.toThrow(TypeError);
  });
});

it('is given up together with the caller', async () => {
  const caller = new AbortController();
  const labelReader: Pick<LabelReader, 'read'> = {
    read: async (_, options) => {
      caller.abort(new Error('gone'));
      options?.signal?.throwIfAborted();
      throw new Error('The signal did not arrive');
    },
  };
  await expect(readProduct({ labelReader }, [Uint8Array.of(0)], { signal: caller.signal })).rejects.toThrow(
    'gone',
  );
});
