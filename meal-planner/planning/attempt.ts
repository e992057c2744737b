import { setImmediate } from 'node:timers/promises';
import { limitsOf } from '../person/rest-of-day.ts';
import { dayOptionsOf } from './day-options.ts';
import { type Portions, planDay } from './plan-day.ts';
import { PlanState } from './plan-state.ts';
import type { Attempt, ChosenDay, Setting } from './setting.ts';

/**
 * Plans the days one after the other; each takes from what is at hand. With `leanest` it tells at once whether days can
 * be cooked at all, exactly for one day.
 *
 * @throws the signal's reason between two days, and an Error where health forbids any plan
 */
export async function attempt(
  setting: Setting,
  { signal, portions = 'best' }: { signal?: AbortSignal; portions?: Portions } = {},
): Promise<Attempt> {
  const limits = limitsOf(setting);
  if (!limits) throw new Error('a plan was tried for somebody who must not get one');
  const state = new PlanState(setting);
  const optionsFor = dayOptionsOf(setting);
  const days: ChosenDay[] = [];
  for (let day = 1; day <= setting.days; day++) {
    await setImmediate();
    signal?.throwIfAborted();
    const planned = await planDay(day, { setting, limits, state, optionsFor, portions });
    if ('kind' in planned) return { kind: 'blocked', block: planned };
    state.addDay(planned.chosen);
    days.push(planned);
  }
  return { kind: 'planned', days };
}
