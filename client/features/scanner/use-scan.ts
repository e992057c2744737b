import { useRef, useState } from 'react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { registerSenders } from '../../lib/queue/queue-state.ts';
import { sayLoadFailed } from '../../lib/say-load-failed.ts';
import { hasKeptScan } from './kept/keeping.ts';
import { type KeptScan, NO_WORK, type ProductWork } from './kept/kept-scan.ts';
import { useKeptScan } from './kept/use-kept-scan.ts';
import type { Photo } from './photo.ts';
import { CHOOSING, type Scan, START } from './scan.ts';
import { numbered } from './talk-message.ts';
import { usePhotos } from './use-photos.ts';
import { useReading } from './use-reading.ts';
import type { OpenedScan } from './waiting/opened-scan.ts';
import { askWaitingQuestion, readWaitingPhotos } from './waiting/send-waiting.ts';

// A failed load of code is not tried again by every browser, so what is here already is used.
registerSenders({ 'scan.read': readWaitingPhotos, 'scan.question': askWaitingQuestion });

const workOf = ({ talk }: OpenedScan): ProductWork => ({
  ...NO_WORK,
  messages: talk
    ? numbered([
        { role: 'user', content: talk.question },
        { role: 'assistant', content: talk.answer },
      ])
    : [],
});

/** One scan from the choice of photos to the product; `reset` begins the next. */
export function useScan() {
  const { photos, add, remove, clear } = usePhotos();
  const [scan, setScan] = useState<Scan>(() => (hasKeptScan() ? { step: 'restoring' } : START));
  const scans = useRef(0);

  const showProduct = (
    analysis: NutritionAnalysis,
    rest: Partial<Extract<Scan, { step: 'product' }>> = {},
  ) => {
    scans.current += 1;
    const fresh = { typed: false, seq: null, work: NO_WORK, restored: false };
    setScan({ step: 'product', analysis, scanId: scans.current, ...fresh, ...rest });
  };

  const { analyze, stop } = useReading({ photos, clear, setScan, onRead: showProduct });

  /** Goes on where the person was; a reading that was cut off begins again at their word. */
  const goOn = (kept: KeptScan, restored: boolean) => {
    add(kept.photos);
    const { product } = kept;
    if (product) showProduct(product.analysis, { ...product, restored });
    else setScan({ ...START, interrupted: kept.step === 'reading' });
  };
  const { left, take, discard, keepWork, forget } = useKeptScan(scan, photos, (kept) => {
    if (kept) goOn(kept, true);
    else if (scan.step === 'restoring') setScan(START);
  });

  return {
    scan,
    photos,
    addPhotos: (files: readonly File[]) => {
      if (add(files)) setScan(CHOOSING);
    },
    removePhoto: (photo: Photo) => {
      remove(photo);
      setScan(CHOOSING);
    },
    analyze,
    cancel: () => {
      stop();
      setScan(CHOOSING);
    },
    /** An empty card, with the rules that compute what is typed into it. */
    typeByHand: async () => {
      await afterPaint();
      await import('./blank-analysis.ts').then(
        ({ blankAnalysis }) => showProduct(blankAnalysis(), { typed: true }),
        sayLoadFailed,
      );
    },
    open: async (opened: OpenedScan) => {
      await afterPaint();
      clear();
      add(opened.photos);
      showProduct(opened.analysis, { seq: opened.seq, work: workOf(opened) });
    },
    left,
    goOnWith: async (id: string) => {
      const kept = await take(id);
      if (!kept) return;
      clear();
      goOn(kept, false);
    },
    discardLeft: discard,
    keepWork,
    forget,
    reset: () => {
      stop();
      clear();
      setScan(CHOOSING);
    },
  };
}
