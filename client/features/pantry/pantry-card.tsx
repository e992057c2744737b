import { ChevronDown, ChevronUp, PencilLine, Star, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import type { ListedPantryItem } from '#contract/pantry.ts';
import type { CalendarDay } from '#domain/dates/calendar-day.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { ratingBadge } from '#domain/pantry/pantry-list.ts';
import { formatDayOf } from '../../lib/date-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ratingTone } from '../../ui/rating-tone.ts';
import { ScoreGauge } from '../../ui/score-gauge.tsx';
import { WaitingMark } from '../../ui/waiting-mark.tsx';
import { badgeOfUseBy, summaryLine } from './item-texts.ts';
import { AnalysisOfItem } from './stored-analysis.tsx';

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

function CardActions({ item, isOpen, panelId, onOpen, onEdit, onDelete }: CardActionsProps) {
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

/** What can be done with an item; the functions stay the same while the list is scrolled. */
interface ItemEvents {
  onToggle: (item: ListedPantryItem) => void;
  onOpen: (id: number) => void;
  onFavorite: (item: ListedPantryItem) => void;
  onEdit: (item: ListedPantryItem) => void;
  onDelete: (item: ListedPantryItem) => void;
}

interface PantryCardProps extends ItemEvents {
  item: ListedPantryItem;
  isSelected: boolean;
  /** Whether its analysis is shown. */
  isOpen: boolean;
  today: CalendarDay;
  unit: FoodWeightUnit;
  /** The person's, for the day of saving. */
  zone: string;
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
    <Star
      aria-hidden="true"
      className={item.isFavorite ? 'size-6 fill-current text-rose' : 'size-6 text-ink-soft'}
    />
  </button>
);

function Facts({ item, today, unit, zone, onFavorite }: PantryCardProps) {
  const atHand = item.amountAtHand === null ? '' : ` · ${weightText(item.amountAtHand / 10, unit)} at hand`;
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
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow">
          {item.ketoScore === null ? null : <p className="font-bold">Keto Score: {item.ketoScore}/10</p>}
          {item.notes ? (
            <p className="mt-1.5 border-l-4 border-land-deep pl-3 whitespace-pre-wrap wrap-anywhere">
              {item.notes}
            </p>
          ) : null}
          <p className="mt-1.5 text-small text-ink-soft">
            Added {formatDayOf(item.createdAt, zone)}
            {atHand}
          </p>
        </div>
        {item.ketoScore === null ? null : (
          <ScoreGauge
            isSmall
            score={item.ketoScore}
            rating={ratingBadge(item.ketoScore)?.rating ?? null}
            className="w-16 shrink-0 sm:w-18"
          />
        )}
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
      className={
        isSelected
          ? 'rounded-lg border-2 border-sea bg-shoal p-4 sm:p-5'
          : 'rounded-lg border-2 border-line bg-card p-4 sm:p-5'
      }
    >
      <div className="flex gap-3">
        <Checkbox
          hideLabel
          label={`Select ${item.productName}`}
          checked={isSelected}
          onChange={() => props.onToggle(item)}
          className="-mt-1.5 -ml-1 items-start justify-center self-start pt-2"
        />
        <Facts {...props} />
      </div>
      <CardActions
        item={item}
        isOpen={isOpen}
        panelId={panelId}
        onOpen={() => props.onOpen(item.id)}
        onEdit={() => props.onEdit(item)}
        onDelete={() => props.onDelete(item)}
      />
      {isOpen ? <AnalysisOfItem id={item.id} panelId={panelId} /> : null}
    </div>
  );
});
