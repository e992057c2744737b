import { useSession } from '../../lib/session/current-user.ts';
import { askToContinueAsGuest, askToSignIn, useGuestPending } from '../../lib/session/prompts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { WaveDivider } from '../../ui/illustrations/wave-divider.tsx';

/** The ways in, at the bottom of the page. */
export function Boarding() {
  const session = useSession();
  const guestPending = useGuestPending();
  const isIn = session.kind === 'guest' || session.kind === 'authenticated';
  return (
    <section aria-labelledby="boarding-title">
      <WaveDivider className="text-land" />
      <div className="-mb-6 bg-land px-4 pb-18 pt-6 sm:px-6">
        <div className="mx-auto flex max-w-3xl flex-col items-center gap-5 text-center">
          <h2 id="boarding-title" className="text-3xl">
            {isIn ? 'Your berth is ready' : 'Come aboard'}
          </h2>
          <ButtonLink
            to="/getting-started"
            variant="accent"
            size="lg"
            className="w-full sm:w-auto sm:min-w-80"
          >
            GET STARTED
          </ButtonLink>
          {isIn ? (
            <ButtonLink to="/captain-keto" variant="secondary" className="w-full sm:w-auto">
              Go to Chat Mode
            </ButtonLink>
          ) : (
            <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
              <Button variant="secondary" className="sm:min-w-40" onClick={() => askToSignIn()}>
                LOGIN
              </Button>
              <Button
                variant="secondary"
                className="sm:min-w-40"
                pendingLabel={guestPending ? 'Loading...' : undefined}
                onClick={() => askToContinueAsGuest('/getting-started')}
              >
                GUEST
              </Button>
            </div>
          )}
          <p className="max-w-prose border-t-2 border-land-deep pt-5 text-ink-soft">
            Disclaimer: This app is for learning. It is not medical advice and does not replace your doctor.
            Talk to a clinician before you change your diet, especially if you take medicine for glucose or
            blood pressure, are pregnant, or have had an eating disorder.
          </p>
        </div>
      </div>
    </section>
  );
}
