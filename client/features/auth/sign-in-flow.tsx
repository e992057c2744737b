import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { mayOpen } from '../../lib/access.ts';
import { openChanges } from '../../lib/changes/changes.ts';
import { leaveEndedSession, useSession } from '../../lib/session/current-user.ts';
import { closePrompt, promptStore, type SignInPrompt } from '../../lib/session/prompts.ts';
import { HOME_AFTER_SIGN_IN, useArrival } from './arrival.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';

/** Name of the page a sign-in is asked for; undefined where none is wanted or it is open to the person anyway. */
function useWantedPage(returnTo: string | undefined): string | undefined {
  const router = useRouter();
  const { kind } = useSession();
  if (returnTo === undefined) return undefined;
  const { pathname } = new URL(returnTo, window.location.origin);
  if (mayOpen(pathname, kind)) return undefined;
  const [, , route] = router.getMatchedRoutes(pathname);
  const staticData: { title?: string | null } | undefined = route?.options.staticData;
  return staticData?.title ?? undefined;
}

/** Sign-in or registration, then the disclaimer where the account has not accepted it, then on to what was wanted. */
export function SignInFlow({ prompt }: { prompt: SignInPrompt }) {
  const client = useQueryClient();
  const router = useRouter();
  const wanted = useWantedPage(prompt.returnTo);

  const close = () => {
    closePrompt();
    if (prompt.sessionEnded) leaveEndedSession(client);
  };

  const { arrive, disclaimer } = useArrival({
    onKnown: () => {
      // What the ended session refused goes on.
      if (prompt.sessionEnded)
        openChanges(client).then(
          (changes) => changes.flush(),
          () => undefined,
        );
    },
    onArrived: (registered) => {
      closePrompt();
      if (prompt.sessionEnded) return;
      if (prompt.onSuccess) prompt.onSuccess(registered);
      else router.history.push(prompt.returnTo ?? HOME_AFTER_SIGN_IN);
    },
    onCancel: close,
  });

  if (disclaimer) return disclaimer;
  return (
    <SignInDialog
      initialTab={prompt.tab}
      wanted={wanted}
      sessionEnded={prompt.sessionEnded}
      onClose={close}
      onSignedIn={arrive}
      onGuest={
        prompt.guestAllowed
          ? () =>
              promptStore.set({ kind: 'guest', destination: prompt.returnTo, onSuccess: prompt.onSuccess })
          : undefined
      }
    />
  );
}
