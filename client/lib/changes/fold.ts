import { type Change, isOfKind, type Kind, laneOf, madeBy, type Payloads, subjectOf } from './change.ts';

/** What a new change does to changes that wait already: some go, one may be sent in another shape. */
interface Folding {
  remove: readonly number[];
  replace: Change | null;
}

/** The change with all that builds on what it makes. */
export function withDependents(changes: readonly Change[], seq: number): number[] {
  const gone = new Set([seq]);
  for (const change of changes) {
    const maker = madeBy(change);
    if (maker !== null && gone.has(maker)) gone.add(change.seq);
  }
  return [...gone];
}

/** The server has it in no case: it was refused, or never sent. */
const isNowhereElse = ({ state, attempts }: Change) => state === 'refused' || attempts === 0;

type Wanted = (value: unknown) => boolean;
const isGiven: Wanted = (value) => value !== undefined;
const isSaid: Wanted = (value) => value !== undefined && value !== null;

function merged<T extends object>(into: T, changes: object, isWanted = isGiven): T {
  const kept = Object.entries({ ...into, ...changes }).filter(([, value]) => isWanted(value));
  return { ...into, ...Object.fromEntries(kept) };
}

/** What makes the thing, with a change put into it; null where there is no way to. */
function changedMaker(maker: Change, change: Payloads[Kind]): Change | null {
  if ('title' in change && isOfKind(maker, 'plan.save'))
    return { ...maker, payload: { plan: { ...maker.payload.plan, title: change.title } } };
  if (!('changes' in change)) return null;
  const { changes } = change;
  if (isOfKind(maker, 'reading.add'))
    return { ...maker, payload: { reading: merged(maker.payload.reading, changes) } };
  if (isOfKind(maker, 'pantry.add'))
    return { ...maker, payload: { item: merged(maker.payload.item, changes) } };
  if (isOfKind(maker, 'diary.add'))
    return { ...maker, payload: { entry: merged(maker.payload.entry, changes) } };
  if (isOfKind(maker, 'fast.start'))
    return { ...maker, payload: { ...maker.payload, fast: merged(maker.payload.fast, changes, isSaid) } };
  return null;
}

const again = (change: Change): Change => ({ ...change, state: 'waiting', failure: null });

/** A refused change of the same thing, with the newer one over it. */
function changedAgain(refused: Change, change: Payloads[Kind]): Change | null {
  if ('title' in refused.payload && 'title' in change)
    return { ...refused, payload: { ...refused.payload, title: change.title } } as Change;
  if (!('changes' in refused.payload && 'changes' in change)) return null;
  const changes = merged(refused.payload.changes, change.changes);
  return { ...refused, payload: { ...refused.payload, changes } } as Change;
}

/**
 * How a new change goes with what waits. A refused change takes the change up and is tried again; what the server knows
 * nothing of is taken out whole when it is removed. Null where the change is a change of its own.
 */
export function fold(changes: readonly Change[], kind: Kind, payload: Payloads[Kind]): Folding | null {
  const target = 'id' in payload ? payload.id : null;
  const maker = target === null ? undefined : changes.find(({ seq }) => seq === -target);
  if (maker && isNowhereElse(maker)) {
    if (kind === `${laneOf(kind)}.remove`)
      return { remove: withDependents(changes, maker.seq), replace: null };
    const changed = maker.state === 'refused' ? changedMaker(maker, payload) : null;
    if (changed) return { remove: [], replace: again(changed) };
  }
  const subject = subjectOf({ seq: 0, kind, payload } as Change);
  const refused = changes.find(
    (change) => change.kind === kind && change.state === 'refused' && subjectOf(change) === subject,
  );
  const changed = refused ? changedAgain(refused, payload) : null;
  return changed ? { remove: [], replace: again(changed) } : null;
}
