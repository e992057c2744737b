import { useEffect, useRef, useState } from 'react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { toast } from '../../lib/toast.ts';
import {
  AnalysisError,
  type AnalysisProgress,
  analyzeNutrition,
  isAboutPhoto,
} from './api/analyze-nutrition.ts';
import { closePhoto, isImageFile, openPhoto, type Photo } from './photo.ts';
import { blankAnalysis } from './product-edits.ts';

export type Scan =
  | { step: 'upload'; photo: Photo | null; refusal: AnalysisError | null; begun: boolean }
  | { step: 'analyzing'; photo: Photo; progress: AnalysisProgress }
  | { step: 'product'; photo: Photo | null; analysis: NutritionAnalysis; typed: boolean; scanId: number };

const START = { step: 'upload', photo: null, refusal: null, begun: false } as const;

/** One scan from the choice of a photo to the product; `reset` begins the next. */
export function useScan() {
  const [scan, setScan] = useState<Scan>(START);
  const running = useRef<AbortController | null>(null);
  const shown = useRef<Photo | null>(null);
  const scans = useRef(0);

  // Leaving the page stops the reading and frees the photo.
  useEffect(
    () => () => {
      running.current?.abort();
      closePhoto(shown.current);
    },
    [],
  );

  const replacePhoto = (photo: Photo | null) => {
    closePhoto(shown.current);
    shown.current = photo;
  };

  const choosePhoto = (file: File) => {
    if (!isImageFile(file)) {
      toast({
        title: 'Invalid file type',
        description: 'Please select an image file.',
        variant: 'destructive',
      });
      return;
    }
    const photo = openPhoto(file);
    replacePhoto(photo);
    setScan({ step: 'upload', photo, refusal: null, begun: true });
  };

  const analyze = async (photo: Photo) => {
    const controller = new AbortController();
    running.current = controller;
    setScan({ step: 'analyzing', photo, progress: { stage: 'uploading', uploaded: 0 } });
    try {
      const analysis = await analyzeNutrition(photo.file, controller.signal, (progress) => {
        if (!controller.signal.aborted) setScan({ step: 'analyzing', photo, progress });
      });
      scans.current += 1;
      setScan({ step: 'product', photo, analysis, typed: false, scanId: scans.current });
    } catch (error) {
      if (controller.signal.aborted) return;
      const refusal = error instanceof AnalysisError ? error : new AnalysisError('internal', String(error));
      setScan({ step: 'upload', photo, refusal, begun: true });
      if (!isAboutPhoto(refusal)) {
        toast({
          title: 'Analysis Failed',
          description: 'Unable to analyze the nutrition label. Please try again.',
          variant: 'destructive',
        });
      }
    }
  };

  const cancel = () => {
    running.current?.abort();
    setScan({ step: 'upload', photo: shown.current, refusal: null, begun: true });
  };

  const typeByHand = () => {
    scans.current += 1;
    setScan({
      step: 'product',
      photo: shown.current,
      analysis: blankAnalysis(),
      typed: true,
      scanId: scans.current,
    });
  };

  const reset = () => {
    running.current?.abort();
    replacePhoto(null);
    setScan({ ...START, begun: true });
  };

  return { scan, choosePhoto, analyze, cancel, typeByHand, reset };
}
