import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ComingSoon } from '../../ui/coming-soon.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisclaimerDialog } from '../../ui/disclaimer-dialog.tsx';
import { Captain, type CaptainMood } from '../../ui/illustrations/captain.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PromptCategories } from '../../ui/prompt-categories.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';

const MOODS: readonly CaptainMood[] = ['calm', 'cheerful', 'thinking', 'concerned'];
const TONES = ['card', 'land', 'shoal', 'rose', 'coral'] as const;
const PROMPTS = [
  { title: 'Understanding Ketosis', prompts: ['What is ketosis?', 'How do I know that I am in ketosis?'] },
  { title: 'Nutrition & Fasting', prompts: ['What are net carbs?'] },
];

export const Captains = () => (
  <div className="flex flex-wrap gap-6">
    {MOODS.map((mood) => (
      <figure key={mood} className="text-center">
        <Captain mood={mood} className="size-32" />
        <figcaption>{mood}</figcaption>
      </figure>
    ))}
  </div>
);

export const Panels = () => (
  <div className="grid gap-4 sm:grid-cols-3">
    {TONES.map((tone) => (
      <Panel key={tone} tone={tone}>
        {tone}
      </Panel>
    ))}
  </div>
);

export const States = () => (
  <div className="grid gap-5 lg:grid-cols-2">
    <LoadingState label="Loading your pantry items..." />
    <EmptyState title="No items found">Try adjusting your search terms</EmptyState>
    <ErrorState title="Failed to load saved meals" onRetry={() => undefined}>
      503: The server is resting.
    </ErrorState>
    <ComingSoon feature="Trends" />
    <PromptCategories categories={PROMPTS} onSelect={() => undefined} />
  </div>
);

export function Dialogs() {
  const [open, setOpen] = useState<'none' | 'confirm' | 'disclaimer' | 'sheet'>('none');
  const close = () => setOpen('none');
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        Confirm dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('disclaimer')}>
        Disclaimer dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        Bottom sheet
      </Button>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete this item?"
        confirmLabel="Delete"
        onConfirm={close}
      >
        Almond flour tortilla leaves your pantry.
      </ConfirmDialog>
      <DisclaimerDialog open={open === 'disclaimer'} onAccept={close} onCancel={close} />
      <Sheet open={open === 'sheet'} onOpenChange={close} title="Prompt Library" side="bottom">
        <PromptCategories categories={PROMPTS} onSelect={close} />
      </Sheet>
    </div>
  );
}
