import { lazyComponent } from '../../ui/lazy-component.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { AnalyzingPanel } from './upload/analyzing-panel.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import { useScan } from './use-scan.ts';
import { WaitingScans } from './waiting/waiting-scans.tsx';

// The product brings the rules of nutrition and the Markdown parser.
const ProductView = lazyComponent(
  () => import('./product/product-view.tsx').then((module) => module.ProductView),
  { Pending: () => <LoadingState label="Loading..." /> },
);

const LeftScans = lazyComponent(() => import('./scan-list.tsx').then((module) => module.LeftScans));

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
