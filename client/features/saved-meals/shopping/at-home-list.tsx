import { House } from 'lucide-react';
import { type FoodWeightUnit, weightText } from '#domain/food-weight.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { AtHome } from './at-home.ts';

function amountWords({ needed, atHand }: AtHome, unit: FoodWeightUnit): string {
  const need = needed === null ? '' : `${weightText(needed, unit)} needed, `;
  if (atHand === null) return `${need}check that there is enough`;
  return `${need}${weightText(atHand, unit)} at hand`;
}

const isShort = ({ needed, atHand }: AtHome) => needed !== null && atHand !== null && atHand < needed;

/** What the plans take from the pantry; it is not on the list, or only what is lacking. */
export const AtHomeList = ({ items, unit }: { items: readonly AtHome[]; unit: FoodWeightUnit }) =>
  items.length === 0 ? null : (
    <section className="mt-4 rounded-lg border-2 border-line p-4 print:break-inside-avoid">
      <h2 className="flex items-center gap-2 text-lg">
        <House aria-hidden="true" className="size-5 shrink-0 text-kelp" />
        In your pantry ({items.length})
      </h2>
      <ul className="mt-1 flex flex-col">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 last:border-b-0"
          >
            <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
              {item.name}
              {isShort(item) ? <Badge tone="amber">Not enough</Badge> : null}
            </span>
            <span className="text-ink-soft">{amountWords(item, unit)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
