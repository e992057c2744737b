import { useState } from 'react';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { ConfirmDialog, Dialog, FormDialog } from '../../ui/dialog.tsx';
import { DisclaimerDialog } from '../../ui/disclaimer-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { PromptCategories } from '../../ui/prompt-categories.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { PROMPTS } from './talk.tsx';

const KINDS = [
  'Dialog',
  'Confirm dialog',
  'Form dialog',
  'Disclaimer dialog',
  'Sheet from the right',
  'Sheet from the bottom',
] as const;
type Kind = (typeof KINDS)[number];

const TOASTS = {
  Toast: { title: 'Copied', description: 'Analysis copied to clipboard' },
  'Destructive toast': { title: 'Login failed', description: 'Please try again.', variant: 'destructive' },
  'Toast with undo': { title: 'Item deleted', action: { label: 'Undo', onClick: () => undefined } },
} as const;

/** What lies above a page takes the page's theme, so these open one at a time. */
export function Overlays() {
  const [open, setOpen] = useState<Kind | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      {KINDS.map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
          {kind}
        </Button>
      ))}
      {Object.entries(TOASTS).map(([name, message]) => (
        <Button key={name} variant="secondary" onClick={() => toast(message)}>
          {name}
        </Button>
      ))}
      <Toaster />
      <Dialog
        open={open === 'Dialog'}
        onOpenChange={close}
        title="Welcome to Chat Mode!"
        figure={<Captain mood="cheerful" className="mb-2 size-24" />}
        footer={<Button onClick={close}>Got it!</Button>}
      >
        Ask Captain Keto anything about keto, blood sugar, fasting and food.
      </Dialog>
      <ConfirmDialog
        open={open === 'Confirm dialog'}
        onOpenChange={close}
        title="Delete this item?"
        confirmLabel="Delete"
        onConfirm={close}
      >
        Almond flour tortilla leaves your pantry.
      </ConfirmDialog>
      {open === 'Form dialog' ? (
        <FormDialog title="Rename this food" submitLabel="Save" onClose={close} onSubmit={close}>
          <Field label="Name">{(ids) => <TextInput {...ids} defaultValue="Almond flour tortilla" />}</Field>
        </FormDialog>
      ) : null}
      <DisclaimerDialog open={open === 'Disclaimer dialog'} onAccept={close} onCancel={close} />
      <Sheet open={open === 'Sheet from the right'} onOpenChange={close} title="Captain Keto" side="right">
        What he says.
      </Sheet>
      <Sheet
        open={open === 'Sheet from the bottom'}
        onOpenChange={close}
        title="Prompt Library"
        side="bottom"
      >
        <PromptCategories categories={PROMPTS} onSelect={close} />
      </Sheet>
    </div>
  );
}
