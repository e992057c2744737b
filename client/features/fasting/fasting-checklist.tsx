import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { usePerson } from '../../lib/person/person.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CHECK_ITEMS, type CheckRecord, checkedChanges } from './fasting-check.ts';

/** Asked once, before a first fast is offered. What is ticked goes into the profile. */
export function FastingChecklist({ onChecked }: { onChecked: (record: CheckRecord) => void }) {
  const { person, update } = usePerson();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const save = useMutation({
    mutationFn: async () => {
      const changes = checkedChanges(person, ticked);
      if (Object.keys(changes).length > 0) await update(changes);
    },
    onSuccess: () => onChecked({ minor: ticked.has('minor') }),
  });
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <Panel role="region" aria-labelledby="before-fasting">
      <h2 id="before-fasting" className="text-2xl">
        Before the first fast
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        Fasting is not harmless for everybody. Does any of these hold for you? You are asked once; what you
        tick is kept in your profile.
      </p>
      <div className="mt-3 grid gap-x-6 md:grid-cols-2">
        {CHECK_ITEMS.map(({ id, words }) => (
          <Checkbox
            key={id}
            className="py-1"
            label={words}
            checked={ticked.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
      {save.isError ? (
        <p role="alert" className="mt-3 flex gap-2 font-bold text-coral">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          Not saved. {errorText(save.error, 'Please try again.')} Your ticks are still here.
        </p>
      ) : null}
      <Button
        className="mt-4"
        pendingLabel={save.isPending ? 'Saving...' : undefined}
        onClick={() => save.mutate()}
      >
        {ticked.size === 0 ? 'None of these holds for me' : 'Keep this in my profile'}
      </Button>
    </Panel>
  );
}
