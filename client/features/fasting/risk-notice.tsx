import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { FastingRisk } from '#domain/fasting/fasting-risk.ts';
import { Panel } from '../../ui/panel.tsx';

/** What speaks against fasting for this person; it stands before everything else. */
export function RiskNotice({ risk }: { risk: FastingRisk }) {
  if (risk.level === 'usual') return null;
  const isGrave = risk.level === 'not_alone';
  return (
    <Panel
      role="region"
      aria-labelledby="fasting-risk"
      tone={isGrave ? 'coral' : 'land'}
      className={isGrave ? 'border-2' : 'border-2 border-amber!'}
    >
      <h2 id="fasting-risk" className="flex items-start gap-3 text-2xl">
        <TriangleAlert className={`mt-1 size-7 shrink-0 ${isGrave ? 'text-coral' : 'text-amber'}`} />
        {isGrave ? 'Please do not fast on your own' : 'Ask your doctor before you fast'}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-1 pl-6">
        {risk.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-3 font-bold">{risk.advice}</p>
      <p className="mt-2 text-ink-soft">
        This advice comes from your{' '}
        <Link to="/profile" hash="health" className="font-bold text-sea underline">
          profile
        </Link>
        . If something there isn't right, change it and this page updates.
      </p>
    </Panel>
  );
}

/** For people who are not offered a timer: what helps without a fast. */
export const Instead = () => (
  <Panel role="region" aria-labelledby="instead">
    <h2 id="instead" className="text-xl">
      What to do instead
    </h2>
    <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
      <li>Eat regular meals. You don't have to fast to eat well.</li>
      <li>Show this page to your doctor or care team and ask what is safe for you.</li>
      <li>
        If it's safe for you to walk, try short walks after meals. They lowered glucose in a trial of older
        adults who were close to prediabetes. If you take insulin or a sulfonylurea, ask your doctor or care
        team first.
      </li>
      <li>Take your medicines as prescribed, with food if the instructions say so.</li>
    </ul>
  </Panel>
);
