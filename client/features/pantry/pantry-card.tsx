import { ChevronDown, ChevronUp, PencilLine, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { PantryItem } from '#contract/pantry.ts';
import { ratingBadge } from '#domain/pantry-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ratingTone } from '../../ui/rating-tone.ts';
import { AnalysisPanel } from './analysis-panel.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { addedOn, summaryLine } from './item-texts.ts';
import { readStoredAnalysis } from './stored-analysis.ts';
import { useDeleteItem } from './use-delete-item.ts';

interface PantryCardProps {
  item: PantryItem;
  selected: boolean;
  onToggle: (id: number) => void;
}

/** Tight enough for the three actions to stand side by side on a phone. */
const ACTION = 'min-w-touch px-2! sm:px-3!';

function Facts({ item }: { item: PantryItem }) {
  const badge = ratingBadge(item.ketoScore);
  return (
    <div className="min-w-0 grow">
      <h2 className="text-xl wrap-anywhere">{item.productName}</h2>
      <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {item.brand ? <Badge>{item.brand}</Badge> : null}
        {badge ? <Badge tone={ratingTone(badge.rating)}>{badge.label}</Badge> : null}
      </div>
      <p className="mt-2">{summaryLine(item)}</p>
      {item.ketoScore === null ? null : <p className="font-bold">Keto Score: {item.ketoScore}/10</p>}
      {item.notes ? (
        <p className="mt-2 border-l-4 border-land-deep pl-3 whitespace-pre-wrap wrap-anywhere">
          {item.notes}
        </p>
      ) : null}
      <p className="mt-2 text-small text-ink-soft">Added {addedOn(item.createdAt)}</p>
    </div>
  );
}

/** One saved food. */
export function PantryCard({ item, selected, onToggle }: PantryCardProps) {
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  const remove = useDeleteItem();
  const analysis = readStoredAnalysis(item);
  const panelId = useId();
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <li
      className={
        selected
          ? 'rounded-lg border-2 border-sea bg-shoal p-4 sm:p-5'
          : 'rounded-lg border-2 border-line bg-card p-4 sm:p-5'
      }
    >
      <div className="flex gap-3">
        <Checkbox
          hideLabel
          label={`Select ${item.productName}`}
          checked={selected}
          onChange={() => onToggle(item.id)}
          className="-ml-1 -mt-1.5 items-start justify-center self-start pt-2"
        />
        <Facts item={item} />
      </div>
      <div className="mt-3 -ml-2 flex flex-wrap gap-x-1 sm:ml-8 sm:gap-x-2">
        {analysis ? (
          <Button
            variant="ghost"
            className={ACTION}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            <Chevron aria-hidden="true" className="size-5" />
            {open ? 'Hide Analysis' : 'Show Analysis'}
          </Button>
        ) : null}
        <Button
          variant="ghost"
          className={ACTION}
          aria-label={`Edit ${item.productName}`}
          onClick={() => setEditing(true)}
        >
          <PencilLine aria-hidden="true" className="size-5" />
          <span className="hidden sm:inline">Edit</span>
        </Button>
        <Button
          variant="ghost"
          className={ACTION}
          aria-label={`Delete ${item.productName}`}
          pendingLabel={remove.isPending ? 'Deleting...' : undefined}
          onClick={() => remove.mutate(item)}
        >
          <Trash2 aria-hidden="true" className="size-5" />
          <span className="hidden sm:inline">Delete</span>
        </Button>
      </div>
      {analysis && open ? <AnalysisPanel id={panelId} analysis={analysis} /> : null}
      {editing ? <EditDialog item={item} onClose={() => setEditing(false)} /> : null}
    </li>
  );
}
