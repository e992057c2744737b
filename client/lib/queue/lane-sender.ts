import { madeBy, type QueueEntry, subjectOf, type Verdict, withTarget } from './entry.ts';
import { keepsResult, type Lane, laneOf } from './kinds.ts';
import type { QueuePorts } from './queue-ports.ts';
import { failureOf, RefusedError } from './verdict.ts';

/** How sending a lane ended: with nothing left to send, or before that. */
export type LaneEnd = 'sent' | Exclude<Verdict, 'refused'>;

export interface LaneSender {
  /** Sends a lane from its beginning until something must wait. To be called under the lane's lock. */
  sendLane: (owner: string, lane: Lane) => Promise<LaneEnd>;
  /** Tells everybody, the other tabs too, what waits now. */
  changed: () => Promise<void>;
  publish: () => Promise<void>;
}

function idIn(value: unknown): number | undefined {
  const isRecord = typeof value === 'object' && value !== null;
  return isRecord && 'id' in value && typeof value.id === 'number' ? value.id : undefined;
}

const gone = () =>
  new RefusedError({
    status: 404,
    message: 'What this belongs to is not there any more.',
    code: 'not_found',
    fields: {},
  });

/** Brings the entries of a lane to the server one after another, each under its id. */
export function createLaneSender(ports: QueuePorts, isInHand: (id: string) => boolean): LaneSender {
  const { store } = ports;
  /** Sent, while what they changed is read anew: lists show them until then. */
  let settling: readonly QueueEntry[] = [];

  const publish = async () => {
    const entries = await store.all();
    const sent = settling.filter(({ seq }) => !entries.some((entry) => entry.seq === seq));
    const shown = [...sent, ...entries].sort((a, b) => a.seq - b.seq);
    ports.onChange(shown.map((entry) => (isInHand(entry.id) ? { ...entry, inHand: true } : entry)));
  };
  const changed = async () => {
    await publish();
    ports.tellOthers(null);
  };

  /** The entry about the id that the server gave; null while what it builds on waits itself. */
  async function aimed(entry: QueueEntry): Promise<QueueEntry | null> {
    const maker = madeBy(entry);
    if (maker === null) return entry;
    const id = idIn((await store.resultOf(maker))?.value);
    if (id !== undefined) return withTarget(entry, id);
    if (await store.get(maker)) return null;
    throw gone();
  }

  async function settle(entry: QueueEntry, value: unknown): Promise<void> {
    if (keepsResult(entry.kind)) {
      await store.put({ ...entry, state: 'done', failure: null, result: value });
      return changed();
    }
    await store.finish({ seq: entry.seq, value, at: ports.now().getTime() });
    const sent = { ...entry, sentId: idIn(value) };
    settling = [...settling, sent];
    await publish();
    const end = () => {
      settling = settling.filter((one) => one !== sent);
      ports.tellOthers(laneOf(entry.kind));
      return publish();
    };
    void ports.refresh(entry, value).then(end, end);
  }

  async function attempt(entry: QueueEntry): Promise<'sent' | 'held' | Verdict> {
    let tried = entry;
    try {
      const ready = await aimed(entry);
      if (!ready) return 'held';
      // Counted before it goes: after a crash it is known that it may have arrived.
      tried = { ...entry, attempts: entry.attempts + 1 };
      await store.put(tried);
      const sent = { ...ready, attempts: tried.attempts };
      await settle(sent, await ports.send(sent));
      return 'sent';
    } catch (error) {
      const failure = failureOf(error);
      const state = failure.verdict === 'refused' ? 'refused' : 'waiting';
      await store.put({ ...tried, state, failure });
      await changed();
      return failure.verdict;
    }
  }

  async function sendLane(owner: string, lane: Lane): Promise<LaneEnd> {
    const stopped = new Set<string>();
    for (let after = 0; ; ) {
      const entry = (await store.all()).find(
        (one) => one.seq > after && one.owner === owner && laneOf(one.kind) === lane,
      );
      if (!entry) return 'sent';
      after = entry.seq;
      if (entry.state === 'done') continue;
      const subject = subjectOf(entry);
      if (entry.state === 'refused' || stopped.has(subject)) {
        stopped.add(subject);
        continue;
      }
      if (ports.owner() !== owner) return 'signed_out';
      if (!ports.isReachable()) return 'unreachable';
      const end = await attempt(entry);
      if (end === 'held' || end === 'refused') stopped.add(subject);
      else if (end !== 'sent') return end;
    }
  }

  return { sendLane, changed, publish };
}
