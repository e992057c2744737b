import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { coachQuery } from '../../lib/coach/coach-info.ts';
import { whereProfileIs } from '../../lib/coach/own-data.ts';

/** Where the profile is kept, and who else may get to see of it. */
export function PrivacyLine({ isGuest }: { isGuest: boolean }) {
  const { data: coach } = useQuery(coachQuery());
  return (
    <p className="flex gap-2 text-ink-soft">
      <LockKeyhole aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <span>
        {whereProfileIs(coach, isGuest)}{' '}
        <a href="#answers" className="text-sea underline underline-offset-4 hover:decoration-2">
          Your data in answers
        </a>
      </span>
    </p>
  );
}
