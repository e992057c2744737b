import { Compass } from 'lucide-react';
import { useState } from 'react';
import type { PersonalData } from '#contract/profile.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { toastFailure } from '../../lib/toast/say-failed.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Panel } from '../../ui/panel.tsx';

const OnboardingDialog = lazyComponent(() =>
  import('./onboarding-dialog.tsx').then((module) => module.OnboardingDialog),
);

/** Offers the first questions until they were answered or put off. */
export function OnboardingInvitation() {
  const { kind } = useSession();
  const { person, isLoading, error, update } = usePerson();
  // Once opened it stays, for its way out and for what was answered.
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const remember = (onboarding: PersonalData['onboarding']) =>
    void update({ onboarding }).catch((failure: unknown) =>
      toastFailure("We couldn't save your choice", errorText(failure, 'Please try again.')),
    );
  if (isLoading || error || kind === 'anonymous') return null;
  const invited = person.onboarding === 'open';
  if (!invited && dialog !== 'open') return null;
  return (
    <>
      {invited ? (
        <Panel
          role="region"
          aria-label="First questions"
          tone="land"
          className="mb-6 flex flex-col gap-3 p-4! sm:p-5! md:flex-row md:items-center md:gap-4"
        >
          <Compass className="hidden size-9 shrink-0 text-rose md:block" />
          <div className="grow">
            <p className="font-extrabold sm:text-lg">Set your course in two minutes</p>
            <p className="text-small text-ink-soft">
              Four short steps give you daily targets and warnings that fit you. You can skip any step.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setDialog('open')}>Start</Button>
            <Button variant="secondary" onClick={() => remember('skipped')}>
              Not now
            </Button>
          </div>
        </Panel>
      ) : null}
      {dialog === 'unopened' ? null : (
        <OnboardingDialog
          open={dialog === 'open'}
          onClose={() => setDialog('closed')}
          onFinish={() => remember('done')}
          onSkipAll={() => {
            setDialog('closed');
            remember('skipped');
          }}
        />
      )}
    </>
  );
}
