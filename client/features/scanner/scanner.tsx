import { AnalyzingPanel } from './analyzing-panel.tsx';
import { ProductView } from './product-view.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useScan } from './use-scan.ts';

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
          onPhoto={choosePhoto}
          onAnalyze={analyze}
          onTypeByHand={typeByHand}
          onRemove={reset}
        />
      );
    case 'analyzing':
      return <AnalyzingPanel photo={scan.photo} progress={scan.progress} onCancel={cancel} />;
    case 'product':
      return (
        <ProductView
          key={scan.scanId}
          original={scan.analysis}
          photo={scan.photo}
          typed={scan.typed}
          onNewScan={reset}
        />
      );
  }
}
