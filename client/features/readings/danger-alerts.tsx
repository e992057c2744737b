import clsx from 'clsx';
import { OctagonAlert, Phone, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { emergencyNumber } from '#domain/person/emergency-numbers.ts';
import type { ReadingAdvice } from '#domain/readings/reading-advice.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { useSession } from '../../lib/session/current-user.ts';
import {
  type BrowserStores,
  browserStores,
  isRecord,
  readJson,
  writeJson,
} from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { Button } from '../../ui/button.tsx';
import { GUEST, ownerOf } from './entry-draft.ts';

type Stored = Record<string, Reading[]>;

const NUMBERS = ['glucoseLevel', 'ketoneLevel', 'weight', 'waist', 'lastMealPantryItemId', 'lastMealPlanId'];
const TEXTS = ['lastMeal', 'recentActivity', 'feeling', 'notes'];
const TIMES = ['readingTime', 'createdAt'];

const isReading = (value: unknown): value is Reading =>
  isRecord(value) &&
  ['number', 'string'].includes(typeof value.id) &&
  typeof value.isFasting === 'boolean' &&
  NUMBERS.every((name) => value[name] === null || Number.isFinite(value[name])) &&
  TEXTS.every((name) => value[name] === null || typeof value[name] === 'string') &&
  TIMES.every((name) => !Number.isNaN(Date.parse(String(value[name]))));

const isStored = (value: unknown): value is Stored =>
  isRecord(value) && Object.values(value).every((list) => Array.isArray(list) && list.every(isReading));

/** More than anybody leaves unread; the oldest go first. */
const MOST = 20;

const readAll = ({ local }: BrowserStores): Stored =>
  readJson(local, STORAGE_KEY.unreadDangers, isStored) ?? {};

/** Saved readings whose alert this person has not marked as read, newest first; a guest's are taken along. */
export function readUnread(stores: BrowserStores, owner: string): Reading[] {
  const all = readAll(stores);
  const guests = owner === GUEST ? [] : (all[GUEST] ?? []);
  return [...(all[owner] ?? []), ...guests];
}

/** Keeps them, so that no reload takes an alert away; one person's never comes up for another. */
export function writeUnread(stores: BrowserStores, owner: string, unread: readonly Reading[]): void {
  const { [owner]: _own, [GUEST]: _guests, ...others } = readAll(stores);
  const all = unread.length === 0 ? others : { ...others, [owner]: unread.slice(0, MOST) };
  if (Object.keys(all).length === 0) stores.local.removeItem(STORAGE_KEY.unreadDangers);
  else writeJson(stores.local, STORAGE_KEY.unreadDangers, all);
}

/** What is to be read about saved readings: it stays, over reloads too, until the person says it was read. */
export function useUnreadDangers(advise: (reading: Reading) => ReadingAdvice | null) {
  const owner = ownerOf(useSession());
  const [held, setHeld] = useState(() => ({ owner, unread: readUnread(browserStores(), owner) }));
  const unread = held.owner === owner ? held.unread : readUnread(browserStores(), owner);
  const hold = useCallback(
    (change: (unread: readonly Reading[]) => Reading[]) => {
      const next = change(readUnread(browserStores(), owner));
      writeUnread(browserStores(), owner, next);
      setHeld({ owner, unread: next });
    },
    [owner],
  );
  /**
   * Takes a reading that is being saved, was saved or was corrected: a dangerous one is added, one that was corrected to
   * a harmless one goes. `replaces` is the id that it went by until now.
   */
  const judge = useCallback(
    (reading: Reading, replaces: Reading['id'] = reading.id) =>
      hold((before) => {
        const others = before.filter(({ id }) => id !== reading.id && id !== replaces);
        return advise(reading) ? [reading, ...others] : others;
      }),
    [advise, hold],
  );
  /** It was not saved after all. */
  const forget = (id: Reading['id']) => hold((before) => before.filter((one) => one.id !== id));
  const alerts = new Map<string, { advice: ReadingAdvice; reading: Reading }>();
  for (const reading of unread) {
    const advice = advise(reading);
    // Of several with the same words the newest speaks for all.
    if (advice && !alerts.has(advice.rule)) alerts.set(advice.rule, { advice, reading });
  }
  const markRead = (rule: string) => hold((before) => before.filter((one) => advise(one)?.rule !== rule));
  return { alerts: [...alerts.values()], judge, forget, markRead };
}

const LOOK = {
  emergency: { frame: 'border-4 border-coral bg-coral-wash', ink: 'text-coral', word: 'Emergency' },
  call_today: { frame: 'border-2 border-coral bg-coral-wash', ink: 'text-coral', word: 'Call today' },
  caution: { frame: 'border-2 border-amber bg-amber-wash', ink: 'text-amber', word: 'Please note' },
} as const;

interface AdviceAlertProps {
  advice: ReadingAdvice;
  /** The numbers as they were saved, so that a slip of the finger is seen: "Glucose 45 mg/dL". */
  numbers?: string;
  /** Two letters, ISO 3166-1. */
  country: string | null;
  /** The only way to close it; without it the alert stands as long as the numbers do. */
  onRead?: () => void;
}

/** What to do about a dangerous reading: the action first, no word about the diet. */
export function AdviceAlert({ advice, numbers, country, onRead }: AdviceAlertProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { frame: look, ink, word } = LOOK[advice.level];
  const Icon = advice.level === 'caution' ? TriangleAlert : OctagonAlert;
  const number = emergencyNumber(country);
  const mustBeSeen = advice.level !== 'caution';
  // It may appear above the part of the page that is in sight.
  useEffect(() => {
    const alert = frame.current;
    if (!mustBeSeen || !alert) return;
    const { top, bottom } = alert.getBoundingClientRect();
    // What is too long for a phone begins with its first step.
    if (top < 0 || bottom > window.innerHeight) alert.scrollIntoView({ block: 'start' });
  }, [mustBeSeen]);
  return (
    <div
      ref={frame}
      role="alert"
      className={clsx('flex scroll-my-28 flex-col gap-3 rounded-lg p-4 sm:p-5', look)}
    >
      <p className={clsx('flex items-center gap-2 text-lg font-extrabold', ink)}>
        <Icon className="size-7 shrink-0" />
        {word}
      </p>
      <p className="text-xl font-extrabold">{advice.title}</p>
      {advice.actions.length > 0 ? (
        <ol className="flex list-decimal flex-col gap-1 pl-6 text-lg font-bold">
          {advice.actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ol>
      ) : null}
      {advice.asks ? <p className="text-lg">{advice.asks}</p> : null}
      {numbers ? <p>You entered: {numbers}. If that’s wrong, correct it in your readings.</p> : null}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {advice.callsEmergencyNumber && /^\d+$/.test(number) ? (
          <a
            href={`tel:${number}`}
            className="inline-flex min-h-14 items-center gap-2 rounded-md border-2 border-coral bg-coral px-6 text-lg font-bold text-on-coral"
          >
            <Phone className="size-6" />
            Call {number}
          </a>
        ) : null}
        {onRead ? (
          <Button variant="secondary" size="lg" onClick={onRead}>
            I have read this
          </Button>
        ) : null}
      </div>
    </div>
  );
}
