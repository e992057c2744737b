import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';
import { BigField } from './big-field.tsx';
import { DetailFields, TimeField } from './detail-fields.tsx';
import type { Reader } from './entry-draft.ts';
import { FastingChoice } from './fasting-choice.tsx';
import { GkiLine } from './gki-line.tsx';
import { Keypad } from './keypad.tsx';
import { measureIn } from './measures.ts';
import { OtherUnitOffer } from './other-unit-offer.tsx';
import { QuickLine } from './quick-line.tsx';
import type { useEntryForm } from './use-entry-form.ts';

type BigName = 'glucose' | 'ketones';

interface EntryFormProps {
  reader: Reader;
  form: ReturnType<typeof useEntryForm>;
  /** Then nothing about the diet stands beside the numbers. */
  isEmergency: boolean;
}

/** The boxes for a new reading: two large ones, a line for those who type, and the rest on request. */
export function EntryForm({ reader, form, isEmergency }: EntryFormProps) {
  const { draft, changeDraft, errors } = form;
  const [active, setActive] = useState<BigName>('glucose');
  const [ownKeyboard, setOwnKeyboard] = useState(false);
  const boxes = { glucose: useRef<HTMLInputElement>(null), ketones: useRef<HTMLInputElement>(null) };
  const other: BigName = active === 'glucose' ? 'ketones' : 'glucose';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await form.save();
    if (outcome === 'saved') boxes.glucose.current?.focus({ preventScroll: true });
  };
  const big = (name: BigName) => (
    <BigField
      measure={measureIn(name, reader.units)}
      value={draft[name]}
      onChange={(text) => changeDraft({ [name]: text })}
      active={active === name}
      onActive={() => setActive(name)}
      error={errors[name]}
      ownKeyboard={ownKeyboard}
      fieldRef={boxes[name]}
    />
  );
  const fields = { draft, errors, units: reader.units, onChange: changeDraft };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-start gap-3">
        {big('glucose')}
        {big('ketones')}
      </div>
      <OtherUnitOffer reader={reader} text={draft.glucose} onTake={(glucose) => changeDraft({ glucose })} />
      {isEmergency ? null : <GkiLine {...form.fields} />}
      <div className="hidden max-md:block pointer-coarse:block">
        {ownKeyboard ? (
          <Button variant="secondary" className="w-full" onClick={() => setOwnKeyboard(false)}>
            Show the keypad
          </Button>
        ) : (
          <Keypad
            field={active}
            value={draft[active]}
            onChange={(text) => changeDraft({ [active]: text })}
            nextField={other}
            onNext={() => {
              boxes[other].current?.focus({ preventScroll: true });
              setActive(other);
            }}
            onOwnKeyboard={() => {
              setOwnKeyboard(true);
              // The keyboard comes up with the next focus only.
              boxes[active].current?.blur();
              requestAnimationFrame(() => boxes[active].current?.focus());
            }}
          />
        )}
      </div>
      <FastingChoice
        value={draft.isFasting}
        suggestion={form.suggestion}
        onChange={(isFasting) => changeDraft({ isFasting })}
      />
      <p role="alert" className="font-bold text-coral empty:hidden">
        {form.problem}
      </p>
      <Button type="submit" size="lg" pendingLabel={form.saving ? 'Saving...' : undefined}>
        Save reading
      </Button>
      <QuickLine
        value={form.quickText}
        onChange={form.changeQuick}
        quick={form.quick}
        isSettled={form.quickIsSettled}
      />
      <DisclosureList>
        <Disclosure title="More details">
          <div className="flex flex-col gap-4">
            <TimeField {...fields} hint="Left empty, it is the moment you save." />
            <DetailFields {...fields} />
          </div>
        </Disclosure>
      </DisclosureList>
    </form>
  );
}
