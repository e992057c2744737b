import type { ReactNode } from 'react';
import { usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { A1cDescent } from './a1c-descent.tsx';
import { lostWeight } from './lost-weight.ts';
import { LeadLine, LiverPicture } from './result-pictures.tsx';

function Result({ value, label, note, children }: ResultProps) {
  return (
    <figure className="flex flex-col gap-3 rounded-md border border-line bg-page p-4 print:break-inside-avoid">
      <figcaption>
        <strong className="font-display text-2xl">{value}</strong>{' '}
        <span className="text-ink-soft">{label}</span>
      </figcaption>
      {children}
      {note ? <p className="mt-auto text-small text-ink-soft">{note}</p> : null}
    </figure>
  );
}

interface ResultProps {
  value: string;
  label: string;
  note?: string;
  children: ReactNode;
}

/** The three results of the story as numbers and pictures. */
export function Results() {
  const { person, isLoading, error } = usePerson();
  const { kind } = useSession();
  const isKnown = useHydrated() && kind !== 'anonymous' && !isLoading && !error;
  const weight = lostWeight(isKnown ? person.units.weight : null);
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Result
          value="6.2 to 5.4"
          label="A1C, percent"
          note="Two measurements, on the first and the last day. The line between them is drawn, not measured."
        >
          <A1cDescent />
        </Result>
      </div>
      <Result
        value={weight.text}
        label={`weight lost (${weight.other})`}
        note={`Each sinker is ${weight.one} less aboard.`}
      >
        <LeadLine weight={weight} />
      </Result>
      <Result value="Reversed" label="fatty liver" note="As told in the story; a drawing, no scan.">
        <LiverPicture />
      </Result>
    </div>
  );
}
