import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import type { Profile } from '#contract/profile.ts';
import { formatLongMoment } from '../../lib/date-text.ts';
import { personZone } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { profileQuery, useDisclaimer } from '../../lib/session/disclaimers.ts';
import { Panel } from '../../ui/panel.tsx';

const KINDS = [
  { kind: 'general', label: 'General disclaimer', at: 'disclaimerAcceptedAt' },
  { kind: 'chat', label: 'Chat Mode', at: 'chatDisclaimerAcceptedAt' },
  { kind: 'pantry', label: 'Keto Pantry', at: 'pantryDisclaimerAcceptedAt' },
] as const;

function acceptedWords(profile: Profile | undefined, at: (typeof KINDS)[number]['at']): string {
  const time = profile?.[at];
  if (!time) return 'Accepted';
  return `Accepted on ${formatLongMoment(time, personZone(profile))}`;
}

function DisclaimerLine({ kind, label, at }: (typeof KINDS)[number]) {
  const isAccount = useSession().kind === 'authenticated';
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isAccount });
  const { accepted } = useDisclaimer(kind);
  const Icon = accepted ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-1 size-5 shrink-0 ${accepted ? 'text-kelp' : 'text-ink-soft'}`}
      />
      <span>
        <strong>{label}</strong>
        <br />
        <span className="text-ink-soft">
          {accepted ? acceptedWords(profile, at) : 'Not accepted yet; you are asked when it is needed'}
        </span>
      </span>
    </li>
  );
}

/** Which disclaimers were accepted, and when. */
export function AcceptedDisclaimers() {
  const headingId = useId();
  return (
    <Panel id="disclaimers" role="region" aria-labelledby={headingId} className="shadow-card">
      <h2 id={headingId} className="text-2xl">
        Disclaimers
      </h2>
      <p className="mb-4 mt-1 max-w-prose text-ink-soft">
        What you agreed to. This app teaches; it gives no medical advice.
      </p>
      <ul className="flex flex-col gap-3">
        {KINDS.map((one) => (
          <DisclaimerLine key={one.kind} {...one} />
        ))}
      </ul>
    </Panel>
  );
}
