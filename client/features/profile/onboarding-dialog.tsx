import { type ReactNode, useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { countText } from '../../lib/format/number-text.ts';
import { usePerson } from '../../lib/person/person.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BODY_FIELDS, BodyFields, GOAL_FIELDS, GoalFields } from './body-fields.tsx';
import { FOOD_FIELDS, FoodFields } from './food-fields.tsx';
import { HEALTH_FIELDS, HealthFields } from './health-fields.tsx';
import { NotSaved, type ProfilePart } from './profile-section.tsx';
import { MEASURE_UNIT_FIELDS, MeasureUnitFields } from './unit-fields.tsx';
import { usePersonForm } from './use-person-form.ts';

const SHOWN = [
  ['netCarbs', 'Net carbs', 'at most'],
  ['energy', 'Energy', 'about'],
  ['protein', 'Protein', 'at least'],
  ['fat', 'Fat', 'about'],
] as const;

function FirstTargets() {
  const targets = dailyTargets(usePerson().person);
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        {SHOWN.map(([name, label, bound]) => {
          const { value, unit, reason } = targets[name];
          return (
            <div key={name} className="rounded-md border border-line p-4">
              <dt className="font-bold">{label}</dt>
              <dd>
                {value === null ? (
                  reason
                ) : (
                  <>
                    {bound}{' '}
                    <span className="font-display text-xl">
                      {countText(value)} {unit}
                    </span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-ink-soft">
        To see how we got these numbers or set your own, open Profile & targets in the menu under your name.
      </p>
    </>
  );
}

type OnboardingStep = Omit<ProfilePart, 'intro'>;

const ONBOARDING_STEPS: readonly OnboardingStep[] = [
  {
    id: 'first-course',
    title: 'Your goals and units',
    fields: [...GOAL_FIELDS, ...MEASURE_UNIT_FIELDS],
    content: (
      <>
        <GoalFields />
        <div className="grid gap-5 sm:grid-cols-3">
          <MeasureUnitFields />
        </div>
      </>
    ),
  },
  { id: 'first-body', title: 'Your body', fields: BODY_FIELDS, content: <BodyFields /> },
  { id: 'first-health', title: 'Health and medicines', fields: HEALTH_FIELDS, content: <HealthFields /> },
  { id: 'first-food', title: 'Food', fields: FOOD_FIELDS, content: <FoodFields /> },
];

/** Puts the reader at the top of what came up. */
function takePlace(heading: HTMLElement | null): void {
  heading?.focus();
  heading?.scrollIntoView({ block: 'nearest' });
}

const StepHeading = ({ children }: { children: ReactNode }) => (
  <h3 ref={takePlace} tabIndex={-1} className="mb-4 text-xl focus-visible:outline-none">
    {children}
  </h3>
);

interface StepFormProps {
  step: OnboardingStep;
  formId: string;
  onSaved: () => void;
  onPending: (pending: boolean) => void;
}

function StepForm({ step, formId, onSaved, onPending }: StepFormProps) {
  const { form, submit, failure } = usePersonForm(step.id, step.fields);
  const save = async () => {
    onPending(true);
    const saved = await submit();
    onPending(false);
    if (saved) onSaved();
  };
  return (
    <FormProvider {...form}>
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {step.content}
        {failure ? <NotSaved failure={failure} /> : null}
      </form>
    </FormProvider>
  );
}

interface OnboardingDialogProps {
  open: boolean;
  onClose: () => void;
  /** All steps were passed, answered or not. */
  onFinish: () => void;
  onSkipAll: () => void;
}

/** The first questions, a step at a time; each may be skipped, and all of them. */
export function OnboardingDialog({ open, onClose, onFinish, onSkipAll }: OnboardingDialogProps) {
  const [at, setAt] = useState(0);
  const [pending, setPending] = useState(false);
  const formId = useId();
  const step = ONBOARDING_STEPS[at];
  const isLast = at === ONBOARDING_STEPS.length - 1;
  const goOn = () => {
    if (isLast) onFinish();
    setAt(at + 1);
  };
  if (!step)
    return (
      <Dialog
        open={open}
        onOpenChange={onClose}
        title="Thanks, that's everything"
        size="lg"
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <StepHeading>Your daily targets</StepHeading>
        <FirstTargets />
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="A few quick questions"
      description={`Step ${at + 1} of ${ONBOARDING_STEPS.length}. You can leave any question blank.`}
      size="xl"
      footer={
        <div className="flex w-full flex-wrap justify-end gap-3">
          {at === 0 ? null : (
            <Button variant="secondary" disabled={pending} onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          <Button variant="secondary" className="grow sm:grow-0" disabled={pending} onClick={goOn}>
            Skip this step
          </Button>
          <Button
            type="submit"
            form={formId}
            className="grow sm:grow-0"
            pendingLabel={pending ? 'Saving...' : undefined}
          >
            {isLast ? 'Finish' : 'Next'}
          </Button>
        </div>
      }
    >
      <StepHeading key={step.id}>{step.title}</StepHeading>
      <StepForm key={`form ${step.id}`} step={step} formId={formId} onSaved={goOn} onPending={setPending} />
      <Button variant="ghost" className="mt-4" disabled={pending} onClick={onSkipAll}>
        Skip all questions
      </Button>
    </Dialog>
  );
}
