import { Check, CircleAlert, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';
import type { FieldName } from './person-form.ts';
import { usePersonForm } from './use-person-form.ts';

type SaveState = Omit<ReturnType<typeof usePersonForm>, 'form' | 'submit'>;

const LINE = 'flex items-start gap-2';
const ICON = 'mt-0.5 size-5 shrink-0';

export const NotSaved = ({ failure }: { failure: string }) => (
  <p role="alert" className={`${LINE} font-bold text-coral`}>
    <CircleAlert className={ICON} />
    Not saved. {failure.replace(/\.?$/, '.')} What you typed is still here.
  </p>
);

/** Says how the saving goes and offers it; it stays in sight while something is not saved. */
const SaveBar = ({ isChanged, isRefused, isSaving, isSaved, failure }: SaveState) => (
  <div
    className={
      isChanged
        ? 'sticky bottom-3 z-10 short:static flex flex-wrap items-center justify-between gap-3 rounded-md border-2 border-ink bg-card p-3 shadow-float'
        : isSaved
          ? undefined
          : 'sr-only'
    }
  >
    {failure && isChanged ? (
      <NotSaved failure={failure} />
    ) : (
      <p role="status" className={LINE}>
        {isChanged ? (
          <>
            <PencilLine className={`${ICON} text-amber`} />
            {isRefused ? 'Not saved yet: please check the marked fields' : 'Not saved yet'}
          </>
        ) : isSaved ? (
          <>
            <Check className={`${ICON} text-kelp`} />
            Saved
          </>
        ) : null}
      </p>
    )}
    {isChanged ? (
      <Button type="submit" pendingLabel={isSaving ? 'Saving...' : undefined}>
        Save
      </Button>
    ) : null}
  </div>
);

export interface ProfilePart {
  /** Address of the section in the page, and name of its draft. */
  id: string;
  title: string;
  intro: string;
  /** The fields it holds; keep the list the same between renders. */
  fields: readonly FieldName[];
  content: ReactNode;
}

export function ProfileSection({ part: { id, title, intro, fields, content } }: { part: ProfilePart }) {
  const { form, submit, ...state } = usePersonForm(id, fields);
  return (
    <Section id={id} title={title} intro={intro}>
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
          {content}
          <SaveBar {...state} />
        </form>
      </FormProvider>
    </Section>
  );
}
