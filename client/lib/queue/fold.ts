import { isOfKind, madeBy, type QueueEntry, subjectOf } from './entry.ts';
import { type Kind, laneOf, type Payloads } from './kinds.ts';

/** What a new change does to entries that wait already: some go, one may be sent in another shape. */
export interface Folding {
  remove: readonly number[];
  replace: QueueEntry | null;
}

/** The entry with all that builds on what it makes. */
export function withDependents(entries: readonly QueueEntry[], seq: number): number[] {
  const gone = new Set([seq]);
  for (const entry of entries) {
    const maker = madeBy(entry);
    if (maker !== null && gone.has(maker)) gone.add(entry.seq);
  }
  return [...gone];
}

/** The server has it in no case: it was refused, or never sent. */
const isNowhereElse = ({ state, attempts }: QueueEntry) => state === 'refused' || attempts === 0;

type Wanted = (value: unknown) => boolean;
const isGiven: Wanted = (value) => value !== undefined;
const isSaid: Wanted = (value) => value !== undefined && value !== null;

function merged<T extends object>(into: T, changes: object, isWanted = isGiven): T {
  const kept = Object.entries({ ...into, ...changes }).filter(([, value]) => isWanted(value));
  return { ...into, ...Object.fromEntries(kept) };
}

/** What makes the thing, with a change put into it; null where there is no way to. */
function changedMaker(maker: QueueEntry, change: Payloads[Kind]): QueueEntry | null {
  if ('title' in change && isOfKind(maker, 'plan.save'))
    return { ...maker, payload: { plan: { ...maker.payload.plan, title: change.title } } };
  if (!('changes' in change)) return null;
  const { changes } = change;
  if (isOfKind(maker, 'reading.add'))
    return { ...maker, payload: { reading: merged(maker.payload.reading, changes) } };
  if (isOfKind(maker, 'pantry.add'))
    return { ...maker, payload: { item: merged(maker.payload.item, changes) } };
  if (isOfKind(maker, 'fast.start'))
    return { ...maker, payload: { ...maker.payload, fast: merged(maker.payload.fast, changes, isSaid) } };
  return null;
}

const again = (entry: QueueEntry): QueueEntry => ({ ...entry, state: 'waiting', failure: null });

/** A refused change of the same thing, with the newer one over it. */
function changedAgain(refused: QueueEntry, change: Payloads[Kind]): QueueEntry | null {
  if ('title' in refused.payload && 'title' in change)
    return { ...refused, payload: { ...refused.payload, title: change.title } } as QueueEntry;
  if (!('changes' in refused.payload && 'changes' in change)) return null;
  const changes = merged(refused.payload.changes, change.changes);
  return { ...refused, payload: { ...refused.payload, changes } } as QueueEntry;
}

/**
 * How a new change goes with what waits. A refused entry takes the change up and is tried again; what the server knows
 * nothing of is taken out whole when it is removed. Null where the change is an entry of its own.
 */
export function fold(entries: readonly QueueEntry[], kind: Kind, payload: Payloads[Kind]): Folding | null {
  const target = 'id' in payload ? payload.id : null;
  const maker = target === null ? undefined : entries.find(({ seq }) => seq === -target);
  if (maker && isNowhereElse(maker)) {
    if (kind === `${laneOf(kind)}.remove`)
      return { remove: withDependents(entries, maker.seq), replace: null };
    const changed = maker.state === 'refused' ? changedMaker(maker, payload) : null;
    if (changed) return { remove: [], replace: again(changed) };
  }
  const subject = subjectOf({ seq: 0, kind, payload } as QueueEntry);
  const refused = entries.find(
    (entry) => entry.kind === kind && entry.state === 'refused' && subjectOf(entry) === subject,
  );
  const changed = refused ? changedAgain(refused, payload) : null;
  return changed ? { remove: [], replace: again(changed) } : null;
}
