import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { isOnline } from '../../lib/online.ts';
import { registerSenders } from '../../lib/queue/queue-state.ts';
import { sayLoadFailed } from '../../lib/say-load-failed.ts';
import { toast } from '../../lib/toast.ts';
import { AnalysisError, analyzeNutrition, isAboutPhoto } from './api/analyze-nutrition.ts';
import { hasKeptScan } from './kept/keeping.ts';
import { type KeptScan, NO_WORK, type ProductWork } from './kept/kept-scan.ts';
import { useKeptScan } from './kept/use-kept-scan.ts';
import type { Photo } from './photo.ts';
import { CHOOSING, type Scan, START } from './scan.ts';
import { numbered } from './talk-message.ts';
import { usePhotos } from './use-photos.ts';
import { keepPhotos } from './waiting/keep-scan.ts';
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
  const client = useQueryClient();
  const { photos, add, remove, clear } = usePhotos();
  const [scan, setScan] = useState<Scan>(() => (hasKeptScan() ? { step: 'restoring' } : START));
  const running = useRef<AbortController | null>(null);
  const scans = useRef(0);

  // Leaving the page stops the reading.
  useEffect(() => () => running.current?.abort(), []);

  const showProduct = (
    analysis: NutritionAnalysis,
    rest: Partial<Extract<Scan, { step: 'product' }>> = {},
  ) => {
    scans.current += 1;
    const fresh = { typed: false, seq: null, work: NO_WORK, restored: false };
    setScan({ step: 'product', analysis, scanId: scans.current, ...fresh, ...rest });
  };

  /** Goes on where the person was; a reading that was cut off begins again at their word. */
  const goOn = (kept: KeptScan) => {
    add(kept.photos);
    const { product } = kept;
    if (product) showProduct(product.analysis, { ...product, restored: true });
    else setScan({ ...START, interrupted: kept.step === 'reading' });
  };
  const { left, take, discard, keepWork, forget } = useKeptScan(scan, photos, (kept) => {
    if (kept) goOn(kept);
    else if (scan.step === 'restoring') setScan(START);
  });

  /** The photos wait on this device to be read; false where it has no room for them. */
  const keep = async (): Promise<boolean> => {
    try {
      await keepPhotos(
        client,
        photos.map(({ file }) => file),
      );
    } catch {
      return false;
    }
    clear();
    setScan(CHOOSING);
    toast({ title: 'Kept on this device', description: 'Will be read when you are online.' });
    return true;
  };

  const analyze = async () => {
    if (!isOnline() && (await keep())) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setScan({ step: 'analyzing', progress: { stage: 'uploading', uploaded: 0 } });
    try {
      const files = photos.map(({ file }) => file);
      const analysis = await analyzeNutrition(files, signal, (progress) => {
        if (!signal.aborted) setScan({ step: 'analyzing', progress });
      });
      showProduct(analysis);
    } catch (error) {
      if (signal.aborted) return;
      const refusal = error instanceof AnalysisError ? error : new AnalysisError('internal', String(error));
      if (refusal.code === 'connection' && (await keep())) return;
      setScan({ ...CHOOSING, refusal });
      if (!isAboutPhoto(refusal)) {
        toast({
          title: 'Analysis Failed',
          description: 'Unable to analyze the nutrition label. Please try again.',
          variant: 'destructive',
        });
      }
    }
  };

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
      running.current?.abort();
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
      goOn(kept);
    },
    discardLeft: discard,
    keepWork,
    forget,
    reset: () => {
      running.current?.abort();
      clear();
      setScan(CHOOSING);
    },
  };
}
