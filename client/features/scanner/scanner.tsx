import { lazy, Suspense } from 'react';
import { LoadingState } from '../../ui/states.tsx';
import { AnalyzingPanel } from './analyzing-panel.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useScan } from './use-scan.ts';

// The product brings the rules of nutrition and the Markdown parser; they load while a photo is chosen and read.
const loadProductView = () =>
  import('./product-view.tsx').then((module) => ({ default: module.ProductView }));
const ProductView = lazy(loadProductView);

/** The label scanner: a photo, its reading, then the product and the talk about it. */
export function Scanner() {
  const { scan, choosePhoto, analyze, cancel, typeByHand, reset } = useScan();
  switch (scan.step) {
    case 'upload':
      return (
        <UploadPanel
          photo={scan.photo}
          refusal={scan.refusal}
          begun={scan.begun}
          onPhoto={(file) => {
            // A failure shows when the part is needed; this only makes it come early.
            loadProductView().catch(() => undefined);
            choosePhoto(file);
          }}
          onAnalyze={analyze}
          onTypeByHand={typeByHand}
          onRemove={reset}
        />
      );
    case 'analyzing':
      return <AnalyzingPanel photo={scan.photo} progress={scan.progress} onCancel={cancel} />;
    case 'product':
      return (
        <Suspense fallback={<LoadingState label="Loading..." />}>
          <ProductView
            key={scan.scanId}
            original={scan.analysis}
            photo={scan.photo}
            typed={scan.typed}
            onNewScan={reset}
          />
        </Suspense>
      );
  }
}
