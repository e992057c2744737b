import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NutrientName, NutritionAnalysis } from '#contract/nutrition.ts';
import { PRODUCT_TEXT_MAX } from '#contract/product-limits.ts';
import { isUnidentifiedName } from '#domain/product-analysis/product-name.ts';
import { discardChange } from '../../../lib/changes/changes.ts';
import { useUnsavedInput } from '../../../lib/hooks/unsaved-input.ts';
import { useDisclaimer } from '../../../lib/session/disclaimers.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { DisclaimerDialog } from '../../../ui/disclaimer-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { ProductStep, ProductWork } from '../draft/scan-draft.ts';
import { verdictDoubts } from '../label/label-fields.ts';
import { LabelValues } from '../label/label-values.tsx';
import type { Photo } from '../photo.ts';
import { ProductCard } from './product-card.tsx';
import { ProductThread } from './product-thread.tsx';
import { useProduct, useSaveProduct } from './use-product.ts';
import { VerdictBar } from './verdict-bar.tsx';

interface RenameDialogProps {
  name: string;
  confirmLabel: string;
  onClose: () => void;
  onRename: (name: string) => void;
}

/** Asks for the product's name, or for a description where the photo gave no usable name. */
function RenameDialog({ name, confirmLabel, onClose, onRename }: RenameDialogProps) {
  const unidentified = isUnidentifiedName(name);
  const before = unidentified ? '' : name;
  const [text, setText] = useState(before);
  useUnsavedInput(text !== before);
  const submit = () => {
    if (text.trim()) onRename(text.trim());
  };
  return (
    <FormDialog
      title={unidentified ? 'Item Description' : 'Confirm Product Name'}
      description={
        unidentified
          ? "We couldn't find a product name in the photo. What is it?"
          : 'This name will show in your pantry. Change it if you like.'
      }
      submitLabel={confirmLabel}
      isEmpty={text.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={unidentified ? 'Description' : 'Product name'}
        value={text}
        maxLength={PRODUCT_TEXT_MAX.name}
        placeholder={unidentified ? 'For example: almond butter, crunchy' : undefined}
        onChange={setText}
      />
    </FormDialog>
  );
}

interface ProductViewProps {
  scan: ProductStep;
  photos: readonly Photo[];
  onWork: (change: Partial<ProductWork>) => void;
  onSaved: () => void;
  onNewScan: () => void;
}

type OpenDialog = 'rename' | 'disclaimer' | 'describe-then-save' | null;

export function ProductView(props: ProductViewProps) {
  const { scan, photos, onWork, onNewScan } = props;
  const { typed, seq, restored } = scan;
  const { analysis, edit, editValue, named } = useProduct(scan, onWork);
  const client = useQueryClient();
  const save = useSaveProduct();
  const pantryDisclaimer = useDisclaimer('pantry');
  const general = useDisclaimer('general');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const frame = useRef<HTMLElement>(null);
  const doubts = typed ? [] : verdictDoubts(analysis.fields);

  // The page changed under the reader: begin at the product's name. After a reload it is the same as before.
  useEffect(() => {
    if (!restored) frame.current?.querySelector<HTMLElement>('[data-product-name]')?.focus();
  }, [restored]);

  const saveNow = (product: NutritionAnalysis) => {
    setDialog(null);
    if (pantryDisclaimer.accepted === false) pantryDisclaimer.accept();
    save.mutate(product, {
      // It is in the pantry now, or on its way there.
      onSuccess: () => {
        props.onSaved();
        if (seq !== null) void discardChange(client, seq);
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
  const check = (name: NutrientName) =>
    frame.current?.querySelector<HTMLElement>(`[data-field="${name}"]`)?.focus();
  const rename = (name: string) => {
    edit({ name });
    if (dialog === 'describe-then-save') saveNow(named(name));
    else setDialog(null);
  };
  return (
    <section
      ref={frame}
      aria-label="Product"
      className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <ProductCard
        analysis={analysis}
        typed={typed}
        saved={save.isSuccess}
        onRename={() => setDialog('rename')}
        onNewScan={onNewScan}
      />
      <VerdictBar
        analysis={analysis}
        doubts={doubts}
        saved={save.isSuccess}
        saving={save.isPending}
        onCheck={check}
        onSave={startSave}
      />
      <div className="lg:col-span-2 lg:row-start-2">
        <LabelValues
          scan={scan}
          analysis={analysis}
          photos={photos}
          onWork={onWork}
          locked={save.isPending || save.isSuccess}
          onEdit={edit}
          onEditValue={editValue}
        />
      </div>
      <div className="flex min-w-0 lg:col-start-2 lg:row-start-1 lg:h-0 lg:min-h-[max(100%,36rem)]">
        <ProductThread
          scan={scan}
          analysis={analysis}
          pantryItemId={save.data}
          saved={save.isSuccess}
          onWork={onWork}
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
    </section>
  );
}
