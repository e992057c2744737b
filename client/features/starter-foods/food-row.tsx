import { Link } from '@tanstack/react-router';
import { Check, MessageCircleQuestion, PackagePlus } from 'lucide-react';
import type { FoodWeightUnit } from '#domain/food-text/food-weight.ts';
import { portionText } from '#domain/food-text/portion-text.ts';
import { BRAND } from '../../brand.ts';
import { carryChat, readCarriedChat } from '../../lib/chat/carried-chat.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { IconButton } from '../../ui/button.tsx';
import { netCarbsText, type ShownFood, type TableFigures } from './shown-foods.ts';

/** A whole bar: half of a strict keto day of 20 g. */
export const FULL_BAR_G = 10;

/** Net carbs of a portion as a depth beside its number, which says the same. */
const NetCarbSounding = ({ grams }: { grams: number }) => (
  <svg
    viewBox="0 0 80 10"
    aria-hidden="true"
    className="h-2.5 w-20 self-center justify-self-end forced-color-adjust-none"
  >
    <path d="M0.5 1v8M20 6v3M40 4v5M60 6v3M79.5 1v8M0 9h80" className="stroke-line-strong" fill="none" />
    <rect x="0" y="3" height="5" width={Math.min(1, grams / FULL_BAR_G) * 80} className="fill-rose" />
  </svg>
);

export type AddableFood = { name: string } & Pick<TableFigures, 'id' | 'portion'>;

export type AddState = 'adding' | 'added' | undefined;

export interface FoodRowProps {
  food: ShownFood;
  unit: FoodWeightUnit;
  /** Shows the wording and the number of the row in the table. */
  showSource: boolean;
  addState: AddState;
  onAdd: (food: AddableFood) => void;
}

/** Leaves the question in the box of the chat, typed and not sent; what was carried there before goes along. */
function carryQuestion(name: string): void {
  const stores = browserStores();
  const exchanges = readCarriedChat(stores)?.exchanges ?? [];
  carryChat(stores, { exchanges, question: `${name}: how much of it fits into a keto day?` });
}

const AskLink = ({ name }: { name: string }) => (
  <Link
    to="/captain-keto"
    onClick={() => carryQuestion(name)}
    title={`Ask ${BRAND.coach}`}
    aria-label={`Ask ${BRAND.coach} about ${name}`}
    className="inline-flex size-touch shrink-0 items-center justify-center rounded-md text-ink hover:bg-shoal print:hidden"
  >
    <MessageCircleQuestion className="size-5.5" />
  </Link>
);

/** One food: its usual portion, the net carbs in it, and what can be done with it. */
export function FoodRow({ food: { name, figures }, unit, showSource, addState, onAdd }: FoodRowProps) {
  const isAdded = addState === 'added';
  return (
    <li className="flex items-center gap-1 border-b border-line py-2 last:border-b-0 print:break-inside-avoid">
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
        <span className="font-bold wrap-anywhere">{name}</span>
        {figures ? (
          <>
            <span className="text-right font-bold tabular-nums whitespace-nowrap">
              {netCarbsText(figures)}
            </span>
            <span className="text-small text-ink-soft">{portionText(figures.portion, unit)}</span>
            <NetCarbSounding grams={figures.netCarbs} />
          </>
        ) : (
          <span className="text-right text-small font-bold text-amber italic">no USDA number</span>
        )}
        {figures && showSource ? (
          <span className="col-span-2 text-small text-ink-soft wrap-anywhere">
            USDA {figures.id}: {figures.description}
          </span>
        ) : null}
      </div>
      <AskLink name={name} />
      {figures ? (
        <IconButton
          icon={isAdded ? Check : PackagePlus}
          label={isAdded ? `${name} is in your pantry` : `Add ${name} to pantry`}
          title={isAdded ? 'In your pantry' : 'Add to pantry'}
          disabled={addState !== undefined}
          aria-busy={addState === 'adding' || undefined}
          className="print:hidden"
          onClick={() => onAdd({ name, id: figures.id, portion: figures.portion })}
        />
      ) : (
        <span className="size-touch shrink-0 print:hidden" />
      )}
    </li>
  );
}
