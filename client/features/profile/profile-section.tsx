import { Check, CircleAlert, PencilLine } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { FieldName } from './person-form.ts';
import { usePersonForm } from './use-person-form.ts';

type SaveState = Pick<
  ReturnType<typeof usePersonForm>,
  'isChanged' | 'isRefused' | 'isSaving' | 'isSaved' | 'failure'
>;

const LINE = 'flex items-start gap-2';
const ICON = 'mt-0.5 size-5 shrink-0';

function SaveWords({ isChanged, isRefused, isSaved, failure }: SaveState) {
  if (failure && isChanged)
    return (
      <p role="alert" className={`${LINE} font-bold text-coral`}>
        <CircleAlert aria-hidden="true" className={ICON} />
        Not saved. {failure.replace(/\.?$/, '.')} What you typed is still here.
      </p>
    );
  return (
    <p role="status" className={LINE}>
      {isChanged ? (
        <>
          <PencilLine aria-hidden="true" className={`${ICON} text-amber`} />
          {isRefused ? 'Not saved yet: please check the marked fields' : 'Not saved yet'}
        </>
      ) : isSaved ? (
        <>
          <Check aria-hidden="true" className={`${ICON} text-kelp`} />
          Saved
        </>
      ) : null}
    </p>
  );
}

/** Says how the saving goes and offers it; it stays in sight while something is not saved. */
const SaveBar = (state: SaveState) => (
  <div
    className={
      state.isChanged
        ? 'sticky bottom-3 z-10 short:static flex flex-wrap items-center justify-between gap-3 rounded-md border-2 border-ink bg-card p-3 shadow-float'
        : state.isSaved
          ? undefined
          : 'sr-only'
    }
  >
    <SaveWords {...state} />
    {state.isChanged ? (
      <Button type="submit" pendingLabel={state.isSaving ? 'Saving...' : undefined}>
        Save
      </Button>
    ) : null}
  </div>
);

interface ProfileSectionProps {
  /** Address of the section in the page. */
  id: string;
  title: string;
  intro: ReactNode;
  /** The fields it holds; keep the list the same between renders. */
  fields: readonly FieldName[];
  children: ReactNode;
}

/** One part of the profile that is saved for itself. */
export function ProfileSection({ id, title, intro, fields, children }: ProfileSectionProps) {
  const { form, submit, ...state } = usePersonForm(id, fields);
  const headingId = useId();
  return (
    <Panel id={id} role="region" aria-labelledby={headingId} className="shadow-card">
      <h2 id={headingId} className="text-2xl">
        {title}
      </h2>
      <p className="mb-5 mt-1 max-w-prose text-ink-soft">{intro}</p>
      <FormProvider {...form}>
        <form
          noValidate
          // Room for the save bar, so that it covers no field that has the focus.
          className="flex flex-col gap-6 [&_:is(input,select,button)]:scroll-mb-32"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {children}
          <SaveBar {...state} />
        </form>
      </FormProvider>
    </Panel>
  );
}
