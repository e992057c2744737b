import clsx from 'clsx';
import { OctagonAlert, Phone, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { emergencyNumber } from '#domain/person/emergency-numbers.ts';
import type { ReadingAdvice } from '#domain/readings/reading-advice.ts';
import { Button } from '../../ui/button.tsx';

const LOOK = {
  emergency: { frame: 'border-4 border-coral bg-coral-wash', ink: 'text-coral', word: 'Emergency' },
  call_today: { frame: 'border-2 border-coral bg-coral-wash', ink: 'text-coral', word: 'Call today' },
  caution: { frame: 'border-2 border-amber bg-amber-wash', ink: 'text-amber', word: 'Please note' },
} as const;

interface AdviceAlertProps {
  advice: ReadingAdvice;
  /** Two letters, ISO 3166-1. */
  country: string | null;
  /** The only way to close it; without it the alert stands as long as the numbers do. */
  onRead?: () => void;
}

/** What to do about a dangerous reading: the action first, no word about the diet. */
export function AdviceAlert({ advice, country, onRead }: AdviceAlertProps) {
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
        <Icon aria-hidden="true" className="size-7 shrink-0" />
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
      <div className="flex flex-wrap gap-3 empty:hidden">
        {advice.callsEmergencyNumber && /^\d+$/.test(number) ? (
          <a
            href={`tel:${number}`}
            className="inline-flex min-h-14 items-center gap-2 rounded-md border-2 border-coral bg-coral px-6 text-lg font-bold text-on-coral"
          >
            <Phone aria-hidden="true" className="size-6" />
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
