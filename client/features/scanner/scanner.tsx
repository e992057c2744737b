import { lazy, Suspense } from 'react';
import { useUnsavedInput } from '../../lib/unsaved-input.ts';
import { LoadingState } from '../../ui/states.tsx';
import { AnalyzingPanel } from './analyzing-panel.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useScan } from './use-scan.ts';
import { WaitingScans } from './waiting/waiting-scans.tsx';

// The product brings the rules of nutrition and the Markdown parser; they load while a photo is chosen and read.
const loadProductView = () =>
  import('./product-view.tsx').then((module) => ({ default: module.ProductView }));
const ProductView = lazy(loadProductView);

/** The label scanner: photos of a product, their reading, then the product and the talk about it. */
export function Scanner() {
  const { scan, photos, addPhotos, removePhoto, analyze, cancel, typeByHand, open, reset } = useScan();
  useUnsavedInput(scan.step !== 'upload' || photos.length > 0);
  switch (scan.step) {
    case 'upload':
      return (
        <>
          <WaitingScans onOpen={open} />
          <UploadPanel
            photos={photos}
            refusal={scan.refusal}
            begun={scan.begun}
            onPhotos={(files) => {
              // A failure shows when the part is needed; this only makes it come early.
              loadProductView().catch(() => undefined);
              addPhotos(files);
            }}
            onRemove={removePhoto}
            onAnalyze={analyze}
            onTypeByHand={typeByHand}
            onReset={reset}
          />
        </>
      );
    case 'analyzing':
      return <AnalyzingPanel photos={photos} progress={scan.progress} onCancel={cancel} />;
    case 'product':
      return (
        <Suspense fallback={<LoadingState label="Loading..." />}>
          <ProductView
            key={scan.scanId}
            original={scan.analysis}
            photos={photos}
            typed={scan.typed}
            opened={scan.opened}
            onNewScan={reset}
          />
        </Suspense>
      );
  }
}
