import type { ShoppingAisle, ShoppingItem } from '#domain/meal-plan-text/shopping-list.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';

interface AisleListProps {
  aisles: readonly ShoppingAisle[];
  ticked: ReadonlySet<string>;
  onTick: (key: string) => void;
  /** Says which plan an item is for. */
  isForSeveral: boolean;
}

interface LineProps extends Pick<AisleListProps, 'onTick' | 'isForSeveral'> {
  item: ShoppingItem;
  isTicked: boolean;
}

function Line({ item, isTicked, onTick, isForSeveral }: LineProps) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Checkbox
        checked={isTicked}
        onChange={() => onTick(item.key)}
        className="py-1 [&>span]:grow"
        label={
          <span className={isTicked ? 'text-ink-soft line-through' : undefined}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere">{item.name}</span>{' '}
              {item.amount === null ? null : <span className="font-bold">{item.amount}</span>}
            </span>
            {isForSeveral ? (
              <span className="block text-small text-ink-soft wrap-anywhere"> {item.plans.join(', ')}</span>
            ) : null}
          </span>
        }
      />
    </li>
  );
}

/** What has to be bought, aisle by aisle. */
export const AisleList = ({ aisles, ticked, onTick, isForSeveral }: AisleListProps) => (
  <div className="gap-4 md:columns-2 print:columns-2">
    {aisles.map(({ aisle, items }) => (
      <section
        key={aisle}
        aria-label={aisle}
        className="mb-4 break-inside-avoid rounded-lg border-2 border-line bg-card p-4"
      >
        <h2 className="text-lg">{aisle}</h2>
        <ul className="mt-1 flex flex-col">
          {items.map((item) => (
            <Line
              key={item.key}
              item={item}
              isTicked={ticked.has(item.key)}
              onTick={onTick}
              isForSeveral={isForSeveral}
            />
          ))}
        </ul>
      </section>
    ))}
  </div>
);
