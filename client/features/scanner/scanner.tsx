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

// The product brings the rules of nutrition and the Markdown parser.
const ProductView = lazyComponent(
  () => import('./product/product-view.tsx').then((module) => module.ProductView),
  { Pending: () => <LoadingState label="Loading..." /> },
);

/** One scan after another, each from the choice of photos to the product. */
export function Scanner() {
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
  const goOn = ({ step, photos: files, product }: ScanDraft, restored = false) => {
    clear();
    add(files);
    if (product) showProduct(product.analysis, { ...product, restored });
    else setScan({ ...START, interrupted: step === 'reading' });
  };
  const draft = useScanDraft(scan, photos, (found) => {
    if (found) goOn(found, true);
    else if (scan.step === 'restoring') setScan(START);
  });

  /** An empty card, with the rules that compute what is typed into it. */
  const typeByHand = async () => {
    await afterPaint();
    await import('./partial-analysis.ts').then(
      ({ blankAnalysis }) => showProduct(blankAnalysis(), { typed: true }),
      sayLoadFailed,
    );
  };
  const reset = () => {
    stop();
    clear();
    setScan(CHOOSING);
  };

  switch (scan.step) {
    case 'restoring':
      return <LoadingState label="Loading your scan..." />;
    case 'upload':
      return (
        <>
          {draft.left.length > 0 && photos.length === 0 ? (
            <LeftScans
              scans={draft.left}
              onGoOn={async (id) => {
                const taken = await draft.take(id);
                if (taken) goOn(taken);
              }}
              onDiscard={draft.discard}
            />
          ) : null}
          <WaitingScans onOpen={(read) => void afterPaint().then(() => goOn(read))} />
          <UploadPanel
            photos={photos}
            scan={scan}
            onPhotos={(files) => {
              if (add(files)) setScan(CHOOSING);
            }}
            onRemove={(photo) => {
              remove(photo);
              setScan(CHOOSING);
            }}
            onAnalyze={analyze}
            onTypeByHand={typeByHand}
            onReset={reset}
          />
        </>
      );
    case 'analyzing':
      return (
        <AnalyzingPanel
          photos={photos}
          progress={scan.progress}
          onCancel={() => {
            stop();
            setScan(CHOOSING);
          }}
        />
      );
    case 'product':
      return (
        <ProductView
          key={scan.scanId}
          scan={scan}
          photos={photos}
          onWork={draft.saveWork}
          onSaved={draft.forget}
          onNewScan={reset}
        />
      );
  }
}
