import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { countText } from '../../lib/number-text.ts';
import { usePerson } from '../../lib/person/person.ts';

const SHOWN = [
  ['netCarbs', 'Net carbs', 'at most'],
  ['energy', 'Energy', 'about'],
  ['protein', 'Protein', 'at least'],
  ['fat', 'Fat', 'about'],
] as const;

/** What the first answers came to. */
export function FirstTargets() {
  const targets = dailyTargets(usePerson().person);
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        {SHOWN.map(([name, label, bound]) => {
          const { value, unit, reason } = targets[name];
          return (
            <div key={name} className="rounded-md border border-line p-4">
              <dt className="font-bold">{label}</dt>
              <dd>
                {value === null ? (
                  reason
                ) : (
                  <>
                    {bound}{' '}
                    <span className="font-display text-xl">
                      {countText(value)} {unit}
                    </span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-ink-soft">
        How each came about, and how to set your own: Profile & targets, in the menu with your name.
      </p>
    </>
  );
}
