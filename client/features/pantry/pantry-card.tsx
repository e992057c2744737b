import clsx from 'clsx';
import { ChevronDown, ChevronUp, PencilLine, Star, Trash2, Utensils } from 'lucide-react';
import { type ComponentProps, memo, useId } from 'react';
import type { ListedPantryItem } from '#contract/pantry.ts';
import type { CalendarDay } from '#domain/dates/calendar-day.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { ratingBadge } from '#domain/pantry/pantry-list.ts';
import { formatDayOf } from '../../lib/format/date-text.ts';
import { Badge, ratingTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/controls.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { WaitingMark } from '../../ui/waiting-mark.tsx';
import { badgeOfUseBy, summaryLine } from './item-texts.ts';

const AnalysisOfItem = lazyComponent(() =>
  import('./stored-analysis.tsx').then((module) => module.AnalysisOfItem),
);

/** The functions stay the same while the list is scrolled. */
interface PantryCardProps {
  item: ListedPantryItem;
  isSelected: boolean;
  isOpen: boolean;
  today: CalendarDay;
  unit: FoodWeightUnit;
  /** The person's, for the day of saving. */
  zone: string;
  onToggle: (item: ListedPantryItem) => void;
  onOpen: (id: number) => void;
  onFavorite: (item: ListedPantryItem) => void;
  onEat: (item: ListedPantryItem) => void;
  onEdit: (item: ListedPantryItem) => void;
  onDelete: (item: ListedPantryItem) => void;
}

/** Tight enough for the four actions to stand side by side on a phone. */
const CardAction = ({ children, ...button }: ComponentProps<typeof Button>) => (
  <Button variant="ghost" className="min-w-touch px-2! sm:px-3!" {...button}>
    <span className="max-sm:sr-only">{children}</span>
  </Button>
);

function CardActions({ item, isOpen, panelId, ...on }: PantryCardProps & { panelId: string }) {
  const { productName: name } = item;
  return (
    <div className="-mr-2 -mb-2 ml-auto flex gap-x-1 sm:gap-x-2">
      {item.hasAnalysis ? (
        <CardAction
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => on.onOpen(item.id)}
        >
          {isOpen ? 'Hide Analysis' : 'Show Analysis'}
        </CardAction>
      ) : null}
      <CardAction icon={Utensils} aria-label={`I ate it: ${name}`} onClick={() => on.onEat(item)}>
        I ate it
      </CardAction>
      <CardAction icon={PencilLine} aria-label={`Edit ${name}`} onClick={() => on.onEdit(item)}>
        Edit
      </CardAction>
      <CardAction icon={Trash2} aria-label={`Delete ${name}`} onClick={() => on.onDelete(item)}>
        Delete
      </CardAction>
    </div>
  );
}

function Badges({ item, today }: { item: ListedPantryItem; today: CalendarDay }) {
  const rating = ratingBadge(item.ketoScore);
  const useBy = item.useBy === null ? null : badgeOfUseBy(item.useBy, today);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {item.brand ? <Badge>{item.brand}</Badge> : null}
      {rating ? <Badge tone={ratingTone(rating.rating)}>{rating.label}</Badge> : null}
      {useBy ? <Badge tone={useBy.tone}>{useBy.text}</Badge> : null}
      <WaitingMark lane="pantry" id={item.id} />
    </div>
  );
}

const FavoriteButton = ({ item, onFavorite }: Pick<PantryCardProps, 'item' | 'onFavorite'>) => (
  <button
    type="button"
    aria-pressed={item.isFavorite}
    aria-label={`Favorite ${item.productName}`}
    title="Favorite"
    onClick={() => onFavorite(item)}
    className="-mt-2 -mr-2 flex size-touch shrink-0 items-center justify-center rounded-md hover:bg-shoal"
  >
    <Star className={item.isFavorite ? 'size-6 fill-current text-rose' : 'size-6 text-ink-soft'} />
  </button>
);

function Facts(props: PantryCardProps & { panelId: string }) {
  const { item, today, unit, zone, onFavorite } = props;
  const atHand = item.amountAtHand === null ? '' : ` · ${weightText(item.amountAtHand / 10, unit)} on hand`;
  return (
    <div className="min-w-0 grow">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-xl wrap-anywhere">{item.productName}</h3>
          <Badges item={item} today={today} />
        </div>
        <FavoriteButton item={item} onFavorite={onFavorite} />
      </div>
      <p className="mt-1.5">{summaryLine(item, unit)}</p>
      {item.notes ? (
        <p className="mt-1.5 border-l-4 border-land-deep pl-3 whitespace-pre-wrap wrap-anywhere">
          {item.notes}
        </p>
      ) : null}
      <div className="mt-1 flex flex-wrap items-end gap-x-3">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {item.ketoScore === null ? null : (
            <span className="font-bold">Keto Score: {item.ketoScore}/10</span>
          )}
          <span className="text-small text-ink-soft">
            Added {formatDayOf(item.createdAt, zone)}
            {atHand}
          </span>
        </p>
        <CardActions {...props} />
      </div>
    </div>
  );
}

/** One saved food. Kept from rendering again while the list around it is scrolled. */
export const PantryCard = memo(function PantryCard(props: PantryCardProps) {
  const { item, isSelected, isOpen } = props;
  const panelId = useId();
  return (
    <div
      className={clsx(
        'rounded-lg border-2 p-3 sm:p-5',
        isSelected ? 'border-sea bg-shoal' : 'border-line bg-card',
      )}
    >
      <div className="flex gap-3">
        <Checkbox
          hideLabel
          label={`Select ${item.productName}`}
          checked={isSelected}
          onChange={() => props.onToggle(item)}
          className="-mt-1.5 -ml-1 items-start justify-center self-start pt-2"
        />
        <Facts {...props} panelId={panelId} />
      </div>
      {isOpen ? <AnalysisOfItem id={item.id} panelId={panelId} /> : null}
    </div>
  );
});
