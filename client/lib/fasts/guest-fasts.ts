import { z } from 'zod';
import { type Fast, fast, type StartFast, startFast, type UpdateFast, updateFast } from '#contract/fasts.ts';
import { refusedOverlap, refusedSpan } from '#domain/fasting/fast-span.ts';
import { ApiError } from '../api/api-error.ts';
import { newUuid } from '../browser/new-uuid.ts';
import type { BrowserStores } from '../storage/browser-stores.ts';
import { deviceList } from '../storage/device-list.ts';
import { STORAGE_KEY } from '../storage/keys.ts';

/** A fast stored on this device; the key goes to the server with it, so that taking it along twice stores it once. */
const guestFast = fast.extend({ idempotencyKey: z.uuid() });
export type GuestFast = z.infer<typeof guestFast>;

const list = deviceList(guestFast, STORAGE_KEY.guestFasts, { thing: 'fast', idAt: (stamp) => stamp });

/** Fasts stored on this device, the one that started last first. */
export const readGuestFasts = (stores: BrowserStores): GuestFast[] =>
  list.read(stores).sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));

type Times = Pick<Fast, 'startedAt' | 'endedAt'>;

const spanOf = ({ startedAt, endedAt }: Times) => ({
  startedAt: new Date(startedAt),
  endedAt: endedAt === null ? null : new Date(endedAt),
});
const iso = (at: string) => new Date(at).toISOString();

/** Times of a fast that cannot be, refused before anything is stored, by the rules of the server and in its words. */
export class FastRefused extends Error {
  override readonly name = 'FastRefused';
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>, message: string) {
    super(message);
    this.fields = fields;
  }
}

/** Field to complaint, whoever refused; empty for other errors. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof FastRefused || error instanceof ApiError ? error.fields : {};

/** @throws FastRefused */
function checkTimes(times: Times, others: readonly Times[], now: Date): void {
  const span = spanOf(times);
  const refusal = refusedSpan(span, now) ?? refusedOverlap(span, others.map(spanOf));
  if (refusal)
    throw new FastRefused(refusal.field ? { [refusal.field]: refusal.message } : {}, refusal.message);
}

/**
 * Starts a fast on this device, or notes one that is over.
 * @throws FastRefused for times that cannot be; Error when the browser's storage is full or refuses
 */
export function startGuestFast(stores: BrowserStores, request: StartFast, now: Date): GuestFast {
  const {
    plannedHours,
    startedAt = now.toISOString(),
    endedAt,
    idempotencyKey = newUuid(),
  } = startFast.parse(request);
  const known = readGuestFasts(stores);
  const again = known.find((one) => one.idempotencyKey === idempotencyKey);
  if (again) return again;
  const times = { startedAt: iso(startedAt), endedAt: endedAt === undefined ? null : iso(endedAt) };
  checkTimes(times, known, now);
  const [started] = list.add(stores, [{ plannedHours, ...times, idempotencyKey }], now);
  if (!started) throw new Error('The fast could not be saved');
  return started;
}

/**
 * Corrects, ends or reopens a fast on this device.
 * @throws FastRefused for times that cannot be; Error when it is gone, or the storage is full or refuses
 */
export function changeGuestFast(stores: BrowserStores, id: number, request: UpdateFast, now: Date) {
  const { startedAt, endedAt, ...rest } = updateFast.parse(request);
  const changes = {
    ...rest,
    ...(startedAt === undefined ? {} : { startedAt: iso(startedAt) }),
    ...(endedAt === undefined ? {} : { endedAt: endedAt && iso(endedAt) }),
  };
  const known = readGuestFasts(stores);
  const before = known.find((one) => one.id === id);
  const others = known.filter((one) => one.id !== id);
  if (before && (startedAt !== undefined || endedAt !== undefined))
    checkTimes({ ...before, ...changes }, others, now);
  return list.change(stores, id, changes);
}

export const removeGuestFast = (stores: BrowserStores, id: number): void =>
  list.remove(stores, new Set([id]));
