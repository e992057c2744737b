import { useMutation, useQuery } from '@tanstack/react-query';
import { LockKeyhole, ShieldCheck } from 'lucide-react';
import { OWN_DATA, type OwnData } from '#contract/profile-values.ts';
import { errorText } from '../lib/api/api-error.ts';
import { coachQuery, safetyLooks, switchOwnData, whereDataGo } from '../lib/coach/coach-info.ts';
import { usePerson } from '../lib/person/person.ts';
import { useSession } from '../lib/session/current-user.ts';
import { Switch } from './controls.tsx';

const KINDS: Readonly<Record<OwnData, { label: string; hint: string }>> = {
  profile: { label: 'Profile', hint: 'Body, goals, health, medicines, food and targets' },
  readings: { label: 'Readings', hint: 'Glucose, ketones, weight and waist' },
  pantry: { label: 'Pantry', hint: 'Foods you saved, with their values' },
  plans: { label: 'Meal plans', hint: 'Plans you saved' },
  diary: { label: 'Diary', hint: 'Foods and meals you logged' },
};

/** What of the person's own data answers may be made from, and what is sent where. Each switch holds at once. */
export function OwnDataSwitches() {
  const isGuest = useSession().kind === 'guest';
  const { person, isLoading, error, update } = usePerson();
  const coach = useQuery(coachQuery());
  const save = useMutation({
    mutationFn: (withheldFromCoach: OwnData[]) => update({ withheldFromCoach }),
  });
  // What was just chosen shows until it is saved, and goes back when it could not be.
  const withheld = save.isPending ? save.variables : person.withheldFromCoach;
  // A guest has no saved plans.
  const kinds = OWN_DATA.filter((kind) => !(isGuest && kind === 'plans'));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col divide-y divide-line rounded-md border border-line px-4 *:py-2">
        {kinds.map((kind) => (
          <Switch
            key={kind}
            {...KINDS[kind]}
            checked={!withheld.includes(kind)}
            disabled={isLoading || error !== null}
            onChange={(event) => save.mutate(switchOwnData(withheld, kind, event.target.checked))}
          />
        ))}
      </div>
      {save.isError || error ? (
        <p role="alert" className="font-bold text-coral">
          {save.isError
            ? `Not saved. ${errorText(save.error, 'Please try again.')}`
            : 'Your profile could not be loaded.'}
        </p>
      ) : null}
      {coach.data ? (
        <p className="flex gap-2 text-ink-soft">
          <LockKeyhole className="mt-1 size-5 shrink-0" />
          {whereDataGo(coach.data, isGuest)}
        </p>
      ) : null}
      <p className="flex gap-2 text-ink-soft">
        <ShieldCheck className="mt-1 size-5 shrink-0" />
        {safetyLooks(isGuest)}
      </p>
    </div>
  );
}
