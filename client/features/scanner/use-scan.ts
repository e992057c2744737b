import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { isOnline } from '../../lib/online.ts';
import { registerSenders } from '../../lib/queue/queue-state.ts';
import { toast } from '../../lib/toast.ts';
import {
  AnalysisError,
  type AnalysisProgress,
  analyzeNutrition,
  isAboutPhoto,
} from './api/analyze-nutrition.ts';
import type { Photo } from './photo.ts';
import { blankAnalysis } from './product-edits.ts';
import { usePhotos } from './use-photos.ts';
import { keepPhotos } from './waiting/keep-scan.ts';
import type { OpenedScan } from './waiting/opened-scan.ts';
import { askWaitingQuestion, readWaitingPhotos } from './waiting/send-waiting.ts';

export type Scan =
  | { step: 'upload'; refusal: AnalysisError | null; begun: boolean }
  | { step: 'analyzing'; progress: AnalysisProgress }
  | {
      step: 'product';
      analysis: NutritionAnalysis;
      typed: boolean;
      scanId: number;
      /** What it waited as, where it was scanned without a network. */
      opened: OpenedScan | null;
    };

// A failed load of code is not tried again by every browser, so what is here already is used.
registerSenders({ 'scan.read': readWaitingPhotos, 'scan.question': askWaitingQuestion });

const START = { step: 'upload', refusal: null, begun: false } as const;
const CHOOSING = { ...START, begun: true } as const;

/** One scan from the choice of photos to the product; `reset` begins the next. */
export function useScan() {
  const client = useQueryClient();
  const { photos, add, remove, clear } = usePhotos();
  const [scan, setScan] = useState<Scan>(START);
  const running = useRef<AbortController | null>(null);
  const scans = useRef(0);

  // Leaving the page stops the reading.
  useEffect(() => () => running.current?.abort(), []);

  const showProduct = (analysis: NutritionAnalysis, typed: boolean, opened: OpenedScan | null = null) => {
    scans.current += 1;
    setScan({ step: 'product', analysis, typed, scanId: scans.current, opened });
  };

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
      showProduct(analysis, false);
    } catch (error) {
      if (signal.aborted) return;
      const refusal = error instanceof AnalysisError ? error : new AnalysisError('internal', String(error));
      if (refusal.code === 'connection' && (await keep())) return;
      setScan({ step: 'upload', refusal, begun: true });
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
    typeByHand: () => showProduct(blankAnalysis(), true),
    open: (opened: OpenedScan) => {
      clear();
      add(opened.photos);
      showProduct(opened.analysis, false, opened);
    },
    reset: () => {
      running.current?.abort();
      clear();
      setScan(CHOOSING);
    },
  };
}
