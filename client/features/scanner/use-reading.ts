import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { isOnline } from '../../lib/online.ts';
import { toastFailure } from '../../lib/say-failed.ts';
import { toast } from '../../lib/toast.ts';
import { AnalysisError, analyzeNutrition, isAboutPhoto, NOT_UNDERSTOOD } from './analyze-nutrition.ts';
import type { Photo } from './photo.ts';
import { CHOOSING, type Scan } from './scan.ts';
import { keepPhotos } from './waiting/send-waiting.ts';

interface ReadingParts {
  photos: readonly Photo[];
  /** Takes the photos away. */
  clear: () => void;
  setScan: (scan: Scan) => void;
  onRead: (analysis: NutritionAnalysis) => void;
}

/** Has the chosen photos read, now or, without a network, later. */
export function useReading({ photos, clear, setScan, onRead }: ReadingParts) {
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  // Leaving the page stops the reading.
  useEffect(() => () => running.current?.abort(), []);

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
      onRead(analysis);
    } catch (error) {
      if (signal.aborted) return;
      const refusal = error instanceof AnalysisError ? error : new AnalysisError('internal', NOT_UNDERSTOOD);
      if (refusal.code === 'connection' && (await keep())) return;
      setScan({ ...CHOOSING, refusal });
      if (!isAboutPhoto(refusal)) {
        toastFailure('Analysis Failed', 'Unable to analyze the nutrition label. Please try again.');
      }
    }
  };

  return { analyze, stop: () => running.current?.abort() };
}
