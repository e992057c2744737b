import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { afterPaint } from '../../lib/browser/idle.ts';
import { keepChange, registerSenders } from '../../lib/changes/changes.ts';
import { isOnline } from '../../lib/offline/online.ts';
import { sayLoadFailed, toastFailure } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { AnalysisError, analyzeNutrition, isAboutPhoto, NOT_UNDERSTOOD } from './analyze-nutrition.ts';
import { CHOOSING, NO_WORK, type ProductStep, type Scan, type ScanDraft, START } from './draft/scan-draft.ts';
import { hasScanDraft, useScanDraft } from './draft/use-scan-draft.ts';
import { copiedPhoto, type Photo, usePhotos } from './photo.ts';
import { LeftScans } from './scan-list.tsx';
import { AnalyzingPanel } from './upload/analyzing-panel.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import { askWaitingQuestion, readWaitingPhotos } from './waiting/send-waiting.ts';
import { WaitingScans } from './waiting/waiting-scans.tsx';

// A failed load of code is not tried again by every browser, so what is here already is used.
registerSenders({ 'scan.read': readWaitingPhotos, 'scan.question': askWaitingQuestion });

interface ReadingParts {
  photos: readonly Photo[];
  clear: () => void;
  setScan: (scan: Scan) => void;
  onRead: (analysis: NutritionAnalysis) => void;
}

/** Has the chosen photos read, now or, without a network, later. */
function useReading({ photos, clear, setScan, onRead }: ReadingParts) {
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  // Leaving the page stops the reading.
  useEffect(() => () => running.current?.abort(), []);
  const files = photos.map(({ file }) => file);

  /** The photos wait on this device to be read; false where it has no room for them. */
  const keep = async (): Promise<boolean> => {
    try {
      await keepChange(client, 'scan.read', { photos: await Promise.all(files.map(copiedPhoto)) });
    } catch {
      return false;
    }
    clear();
    setScan(CHOOSING);
    toast({ title: 'Saved on this device', description: "We'll read the label when you're online." });
    return true;
  };

  const analyze = async () => {
    if (!isOnline() && (await keep())) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setScan({ step: 'analyzing', progress: { stage: 'uploading', uploaded: 0 } });
    try {
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

/** One scan from the choice of photos to the product; `reset` begins the next. */
function useScan() {
  const { photos, add, remove, clear } = usePhotos();
  const [scan, setScan] = useState<Scan>(() => (hasScanDraft() ? { step: 'restoring' } : START));
  const scans = useRef(0);

  const showProduct = (analysis: NutritionAnalysis, rest: Partial<ProductStep> = {}) => {
    scans.current += 1;
    const fresh = { typed: false, seq: null, work: NO_WORK, restored: false };
    setScan({ step: 'product', analysis, scanId: scans.current, ...fresh, ...rest });
  };

  const { analyze, stop } = useReading({ photos, clear, setScan, onRead: showProduct });

  /** Goes on where the person was; a reading that was cut off begins again at their word. */
  const goOn = ({ step, photos: files, product }: ScanDraft, restored: boolean) => {
    clear();
    add(files);
    if (product) showProduct(product.analysis, { ...product, restored });
    else setScan({ ...START, interrupted: step === 'reading' });
  };
  const { left, take, discard, saveWork, forget } = useScanDraft(scan, photos, (draft) => {
    if (draft) goOn(draft, true);
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
      await import('./partial-analysis.ts').then(
        ({ blankAnalysis }) => showProduct(blankAnalysis(), { typed: true }),
        sayLoadFailed,
      );
    },
    open: async (draft: ScanDraft) => {
      await afterPaint();
      goOn(draft, false);
    },
    left,
    goOnWith: async (id: string) => {
      const draft = await take(id);
      if (draft) goOn(draft, false);
    },
    discardLeft: discard,
    saveWork,
    forget,
    reset: () => {
      stop();
      clear();
      setScan(CHOOSING);
    },
  };
}

// The product brings the rules of nutrition and the Markdown parser.
const ProductView = lazyComponent(
  () => import('./product/product-view.tsx').then((module) => module.ProductView),
  { Pending: () => <LoadingState label="Loading..." /> },
);

export function Scanner() {
  const { scan, photos, left, addPhotos, reset, ...does } = useScan();
  switch (scan.step) {
    case 'restoring':
      return <LoadingState label="Loading your scan..." />;
    case 'upload':
      return (
        <>
          {left.length > 0 && photos.length === 0 ? (
            <LeftScans scans={left} onGoOn={does.goOnWith} onDiscard={does.discardLeft} />
          ) : null}
          <WaitingScans onOpen={does.open} />
          <UploadPanel
            photos={photos}
            scan={scan}
            onPhotos={addPhotos}
            onRemove={does.removePhoto}
            onAnalyze={does.analyze}
            onTypeByHand={does.typeByHand}
            onReset={reset}
          />
        </>
      );
    case 'analyzing':
      return <AnalyzingPanel photos={photos} progress={scan.progress} onCancel={does.cancel} />;
    case 'product':
      return (
        <ProductView
          key={scan.scanId}
          scan={scan}
          photos={photos}
          onWork={does.saveWork}
          onSaved={does.forget}
          onNewScan={reset}
        />
      );
  }
}
