import { useQueryClient } from '@tanstack/react-query';
import {
  Copy,
  Download,
  EllipsisVertical,
  type LucideIcon,
  Pencil,
  Printer,
  ShoppingBasket,
  Trash2,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { planToCopy, planToExport } from '#domain/meal-plan-text/plan-export.ts';
import { planFileName } from '#domain/meal-plan-text/plan-file-name.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { downloadFile } from '../../../lib/browser/export-text.ts';
import { formatLongDayOf } from '../../../lib/format/date-text.ts';
import { pantryIdsQuery } from '../../../lib/pantry/pantry-items.ts';
import { toastFailure } from '../../../lib/toast/say-failed.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';

/** What a card leaves to the page around it. */
export interface CardEvents {
  onRename: (plan: SavedMealPlan) => void;
  onPrint: (plan: SavedMealPlan) => void;
  onShop: (planIds: readonly number[]) => void;
}

interface CardActionsProps extends CardEvents {
  plan: SavedMealPlan;
  servings: number;
  zone: string;
  isDeleting: boolean;
  onDelete: () => void;
}

const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const;

interface ActionProps extends ComponentProps<typeof Button> {
  name: string;
  of: string;
  icon: LucideIcon;
}

/** On a phone the words alone stand side by side. */
const Action = ({ name, of, icon: Icon, ...button }: ActionProps) => (
  <Button variant="ghost" className="px-2.5! sm:px-3!" {...button}>
    <Icon className="size-5 shrink-0 max-sm:hidden" />
    {name}
    <span className="sr-only">{of}</span>
  </Button>
);

/** Copies a plan, hands it out as a file and more; both tell what is in the pantry now. */
export function CardActions({ plan, servings, zone, isDeleting, onDelete, ...events }: CardActionsProps) {
  const client = useQueryClient();
  const pantry = async () => (await client.ensureQueryData(pantryIdsQuery())).items;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(planToCopy(plan, await pantry(), { servings }));
      toast({ title: 'Meal plan copied to clipboard!' });
    } catch {
      toastFailure('Failed to copy meal plan');
    }
  };
  const exportFile = async () => {
    try {
      const exportedOn = formatLongDayOf(new Date(), zone);
      const text = planToExport(plan, await pantry(), { servings, exportedOn });
      downloadFile(planFileName(plan.title), 'text/plain;charset=utf-8', text);
      toast({ title: 'Meal plan exported successfully!' });
    } catch (error) {
      toastFailure('Failed to export meal plan', errorText(error, 'Please try again later'));
    }
  };
  return (
    <div className="-mb-1 flex flex-wrap items-center gap-x-1 print:hidden">
      <Action name="Copy" of={plan.title} icon={Copy} onClick={copy} />
      <Action name="Export" of={plan.title} icon={Download} onClick={exportFile} />
      <Action
        name="Delete"
        of={plan.title}
        icon={Trash2}
        pendingLabel={isDeleting ? 'Deleting...' : undefined}
        onClick={onDelete}
      />
      <Menu trigger={<IconButton icon={EllipsisVertical} label={`More for ${plan.title}`} title="More" />}>
        <MenuItem onSelect={() => events.onShop([plan.id])}>
          <ShoppingBasket {...ICON} />
          Shopping list
        </MenuItem>
        <MenuItem onSelect={() => events.onPrint(plan)}>
          <Printer {...ICON} />
          Print
        </MenuItem>
        <MenuItem onSelect={() => events.onRename(plan)}>
          <Pencil {...ICON} />
          Rename
        </MenuItem>
      </Menu>
    </div>
  );
}
