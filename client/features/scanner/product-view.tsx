import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { isUnidentifiedName } from '#domain/product-name.ts';
import { openQueue } from '../../lib/queue/queue-state.ts';
import { useDisclaimer } from '../../lib/session/disclaimers.ts';
import { DisclaimerDialog } from '../../ui/disclaimer-dialog.tsx';
import { LabelValues } from './label-values.tsx';
import type { Photo } from './photo.ts';
import { ProductCard } from './product-card.tsx';
import { ProductThread } from './product-thread.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useProduct } from './use-product.ts';
import { useSaveProduct } from './use-save-product.ts';
import type { OpenedScan } from './waiting/opened-scan.ts';

interface ProductViewProps {
  original: NutritionAnalysis;
  photos: readonly Photo[];
  /** Typed by hand rather than read. */
  typed: boolean;
  /** What it waited as, where it was scanned without a network. */
  opened: OpenedScan | null;
  onNewScan: () => void;
}

type OpenDialog = 'rename' | 'disclaimer' | 'describe-then-save' | null;

/** Third step: the product, its values, and the talk about it. */
export function ProductView({ original, photos, typed, opened, onNewScan }: ProductViewProps) {
  const { analysis, edit, editValue, named } = useProduct(original);
  const client = useQueryClient();
  const save = useSaveProduct();
  const pantryDisclaimer = useDisclaimer('pantry');
  const general = useDisclaimer('general');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const frame = useRef<HTMLDivElement>(null);

  // The page changed under the reader: begin at the product's name.
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[data-product-name]')?.focus();
  }, []);

  const saveNow = (product: NutritionAnalysis) => {
    setDialog(null);
    if (pantryDisclaimer.accepted === false) pantryDisclaimer.accept();
    save.mutate(product, {
      // It is in the pantry now, or on its way there.
      onSuccess: () => {
        if (opened) void openQueue(client).then((queue) => queue.discard(opened.seq));
      },
    });
  };
  const nameThenSave = () => {
    if (isUnidentifiedName(analysis.product_name)) setDialog('describe-then-save');
    else saveNow(analysis);
  };
  const startSave = () => {
    // Both ask for the same five points, so having accepted either is enough.
    if (pantryDisclaimer.accepted === false && general.accepted === false) setDialog('disclaimer');
    else nameThenSave();
  };
  const rename = (name: string) => {
    edit({ name });
    if (dialog === 'describe-then-save') saveNow(named(name));
    else setDialog(null);
  };
  return (
    <div ref={frame} className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ProductCard
        analysis={analysis}
        typed={typed}
        saved={save.isSuccess}
        saving={save.isPending}
        onRename={() => setDialog('rename')}
        onSave={startSave}
        onNewScan={onNewScan}
      />
      <div className="lg:col-span-2 lg:row-start-2">
        <LabelValues
          original={original}
          analysis={analysis}
          photos={photos}
          typed={typed}
          locked={save.isPending || save.isSuccess}
          onEdit={edit}
          onEditValue={editValue}
        />
      </div>
      <div className="flex min-w-0 lg:col-start-2 lg:row-start-1 lg:h-0 lg:min-h-[max(100%,36rem)]">
        <ProductThread
          analysis={analysis}
          pantryItemId={save.data?.id}
          talk={opened?.talk ?? null}
          onNewScan={onNewScan}
        />
      </div>
      {dialog === 'rename' || dialog === 'describe-then-save' ? (
        <RenameDialog
          name={analysis.product_name}
          confirmLabel={dialog === 'rename' ? 'Save name' : 'Save to Pantry'}
          onClose={() => setDialog(null)}
          onRename={rename}
        />
      ) : null}
      <DisclaimerDialog
        open={dialog === 'disclaimer'}
        onAccept={nameThenSave}
        onCancel={() => setDialog(null)}
      />
    </div>
  );
}
