import { ChevronDown, ChevronUp, PencilLine, Trash2 } from 'lucide-react';
import type { ListedPantryItem } from '#contract/pantry.ts';
import { Button } from '../../ui/button.tsx';

/** Tight enough for the three actions to stand side by side on a phone. */
const ACTION = 'min-w-touch px-2! sm:px-3!';

interface CardActionsProps {
  item: ListedPantryItem;
  isOpen: boolean;
  panelId: string;
  onOpen: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function CardActions({ item, isOpen, panelId, onOpen, onEdit, onDelete }: CardActionsProps) {
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="mt-2 -ml-2 flex flex-wrap gap-x-1 sm:ml-8 sm:gap-x-2">
      {item.hasAnalysis ? (
        <Button
          variant="ghost"
          className={ACTION}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onOpen}
        >
          <Chevron aria-hidden="true" className="size-5" />
          {isOpen ? 'Hide Analysis' : 'Show Analysis'}
        </Button>
      ) : null}
      <Button variant="ghost" className={ACTION} aria-label={`Edit ${item.productName}`} onClick={onEdit}>
        <PencilLine aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">Edit</span>
      </Button>
      <Button variant="ghost" className={ACTION} aria-label={`Delete ${item.productName}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">Delete</span>
      </Button>
    </div>
  );
}
