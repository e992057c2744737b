import { z } from 'zod';
import { type Fast, fast, type StartFast, startFast, type UpdateFast, updateFast } from '#contract/fasts.ts';
import { newUuid } from '../new-uuid.ts';
import type { BrowserStores } from '../storage/browser-stores.ts';
import { readJsonList, writeJson } from '../storage/json-value.ts';
import { STORAGE_KEY } from '../storage/keys.ts';
import { FastRefused } from './fast-refused.ts';

/** A fast kept on this device; the key goes to the server with it, so that taking it along twice stores it once. */
const guestFast = fast.extend({ idempotencyKey: z.uuid() });
export type GuestFast = z.infer<typeof guestFast>;

type StoredEntry = Record<string, unknown>;

const isRecord = (value: unknown): value is StoredEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything stored, also what this version cannot show, so that rewriting the list loses nothing. */
const readEntries = (stores: BrowserStores) => readJsonList(stores.local, STORAGE_KEY.guestFasts, isRecord);

function writeEntries(stores: BrowserStores, entries: readonly StoredEntry[]): void {
  if (!writeJson(stores.local, STORAGE_KEY.guestFasts, entries))
    throw new Error('This browser has no room left to save the fast');
}

/** Fasts kept on this device, the one that started last first. */
export function readGuestFasts(stores: BrowserStores): GuestFast[] {
  return readEntries(stores)
    .flatMap((entry) => {
      const parsed = guestFast.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    })
    .sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
}

type Span = Pick<Fast, 'startedAt' | 'endedAt'>;

const endOf = ({ endedAt }: Span) => (endedAt === null ? Number.POSITIVE_INFINITY : Date.parse(endedAt));

/** The rules of the server: no future, an end after the start, one fast at a time. @throws FastRefused */
function checkSpan(span: Span, others: readonly Span[], now: Date): void {
  const start = Date.parse(span.startedAt);
  if (start > now.getTime()) throw new FastRefused({ startedAt: 'A fast cannot start in the future' });
  if (span.endedAt !== null && endOf(span) > now.getTime())
    throw new FastRefused({ endedAt: 'A fast cannot end in the future' });
  if (endOf(span) <= start) throw new FastRefused({ endedAt: 'A fast ends after it starts' });
  const overlapping = others.filter((one) => endOf(one) > start && Date.parse(one.startedAt) < endOf(span));
  if (overlapping.length === 0) return;
  if (span.endedAt === null && overlapping.some((one) => one.endedAt === null))
    throw new FastRefused({}, 'A fast is running already. Please end it first.');
  throw new FastRefused(
    overlapping.some((one) => Date.parse(one.startedAt) <= start) || span.endedAt === null
      ? { startedAt: 'Another fast was still running then' }
      : { endedAt: 'Another fast had started by then' },
  );
}

const iso = (at: string) => new Date(at).toISOString();

/**
 * Starts a fast on this device, or notes one that is over.
 * @throws FastRefused for times that cannot be; Error when the browser's storage is full or refuses
 */
export function startGuestFast(stores: BrowserStores, request: StartFast, now: Date): GuestFast {
  const { plannedHours, startedAt, endedAt, idempotencyKey } = startFast.parse(request);
  const known = readGuestFasts(stores);
  const again = known.find((one) => one.idempotencyKey === idempotencyKey);
  if (again) return again;
  const span = {
    startedAt: startedAt === undefined ? now.toISOString() : iso(startedAt),
    endedAt: endedAt === undefined ? null : iso(endedAt),
  };
  checkSpan(span, known, now);
  const entries = readEntries(stores);
  const ids = new Set(entries.map((entry) => entry.id));
  let id = now.getTime();
  while (ids.has(id)) id += 1;
  const started = { id, plannedHours, ...span, idempotencyKey: idempotencyKey ?? newUuid() };
  writeEntries(stores, [started, ...entries]);
  return started;
}

/**
 * Corrects, ends or reopens a fast on this device.
 * @throws FastRefused for times that cannot be; Error when it is gone, or the storage is full or refuses
 */
export function changeGuestFast(
  stores: BrowserStores,
  id: number,
  request: UpdateFast,
  now: Date,
): GuestFast {
  const { plannedHours, startedAt, endedAt } = updateFast.parse(request);
  const known = readGuestFasts(stores);
  const before = known.find((one) => one.id === id);
  if (!before) throw new Error('This fast is no longer on this device');
  const changed = {
    ...before,
    plannedHours: plannedHours ?? before.plannedHours,
    startedAt: startedAt === undefined ? before.startedAt : iso(startedAt),
    endedAt: endedAt === undefined ? before.endedAt : endedAt === null ? null : iso(endedAt),
  };
  if (startedAt !== undefined || endedAt !== undefined)
    checkSpan(
      changed,
      known.filter((one) => one.id !== id),
      now,
    );
  writeEntries(
    stores,
    readEntries(stores).map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)),
  );
  return changed;
}

/** Takes a fast off this device. */
export function removeGuestFast(stores: BrowserStores, id: number): void {
  writeEntries(
    stores,
    readEntries(stores).filter((entry) => entry.id !== id),
  );
}
