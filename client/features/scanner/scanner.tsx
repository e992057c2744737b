import { lazy, Suspense } from 'react';
import { LoadingState } from '../../ui/states.tsx';
import { AnalyzingPanel } from './analyzing-panel.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useScan } from './use-scan.ts';
import { WaitingScans } from './waiting/waiting-scans.tsx';

// The product brings the rules of nutrition and the Markdown parser; they load while a photo is chosen and read.
const loadProductView = () =>
  import('./product-view.tsx').then((module) => ({ default: module.ProductView }));
const ProductView = lazy(loadProductView);

const LeftScans = lazy(() =>
  import('./kept/left-scans.tsx').then((module) => ({ default: module.LeftScans })),
);

/** The label scanner: photos of a product, their reading, then the product and the talk about it. */
export function Scanner() {
  const { scan, photos, left, addPhotos, reset, ...does } = useScan();
  switch (scan.step) {
    case 'restoring':
      return <LoadingState label="Loading your scan..." />;
    case 'upload':
      return (
        <>
          {left.length > 0 && photos.length === 0 ? (
            <Suspense>
              <LeftScans scans={left} onGoOn={does.goOnWith} onDiscard={does.discardLeft} />
            </Suspense>
          ) : null}
          <WaitingScans onOpen={does.open} />
          <UploadPanel
            photos={photos}
            refusal={scan.refusal}
            begun={scan.begun}
            interrupted={scan.interrupted}
            onPhotos={(files) => {
              // A failure shows when the part is needed; this only makes it come early.
              loadProductView().catch(() => undefined);
              addPhotos(files);
            }}
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
        <Suspense fallback={<LoadingState label="Loading..." />}>
          <ProductView
            key={scan.scanId}
            original={scan.analysis}
            photos={photos}
            typed={scan.typed}
            seq={scan.seq}
            work={scan.work}
            onWork={does.keepWork}
            restored={scan.restored}
            onSaved={does.forget}
            onNewScan={reset}
          />
        </Suspense>
      );
  }
}
