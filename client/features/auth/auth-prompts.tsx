import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { currentUser } from '#contract/auth.ts';
import { api } from '../../lib/api/api.ts';
import { openChanges } from '../../lib/changes/changes.ts';
import { useStore } from '../../lib/hooks/create-store.ts';
import { beginGuestUnits } from '../../lib/person/own-units.ts';
import { becomeGuest, leaveEndedSession, useSession } from '../../lib/session/current-user.ts';
import { acceptAsGuest } from '../../lib/session/disclaimers.ts';
import {
  closePrompt,
  GUEST_LOGIN_KEY,
  type GuestPrompt,
  promptStore,
  type SignInPrompt,
} from '../../lib/session/prompts.ts';
import { mayOpen } from '../../lib/session/session.ts';
import { DisclaimerDialog } from '../../ui/disclaimer-dialog.tsx';
import { HOME_AFTER_SIGN_IN, useArrival } from './arrival.tsx';
import { LogoutFlow } from './logout-flow.tsx';
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
function SignInFlow({ prompt }: { prompt: SignInPrompt }) {
  const { returnTo, onSuccess, sessionEnded } = prompt;
  const client = useQueryClient();
  const router = useRouter();
  const wanted = useWantedPage(returnTo);

  const close = () => {
    closePrompt();
    if (sessionEnded) leaveEndedSession(client);
  };

  const { arrive, disclaimer } = useArrival({
    onKnown: () => {
      // What the ended session refused goes on.
      if (sessionEnded)
        openChanges(client).then(
          (changes) => changes.flush(),
          () => undefined,
        );
    },
    onArrived: (registered) => {
      closePrompt();
      if (sessionEnded) return;
      if (onSuccess) onSuccess(registered);
      else router.history.push(returnTo ?? HOME_AFTER_SIGN_IN);
    },
    onCancel: close,
  });

  if (disclaimer) return disclaimer;
  return (
    <SignInDialog
      initialTab={prompt.tab}
      wanted={wanted}
      sessionEnded={sessionEnded}
      onClose={close}
      onSignedIn={arrive}
      onGuest={
        prompt.guestAllowed ? () => promptStore.set({ kind: 'guest', returnTo, onSuccess }) : undefined
      }
    />
  );
}

/** Consent, then a guest session, then what was wanted. A failure is silent: the person stays where they are. */
function GuestFlow({ prompt: { returnTo, onSuccess } }: { prompt: GuestPrompt }) {
  const client = useQueryClient();
  const enter = useMutation({
    mutationKey: GUEST_LOGIN_KEY,
    mutationFn: () => api.post('/api/login-guest', currentUser),
  });
  const accept = async () => {
    closePrompt();
    const guest = await enter.mutateAsync().catch(() => null);
    if (!guest) return;
    acceptAsGuest('general');
    beginGuestUnits();
    await becomeGuest(client, guest);
    if (onSuccess) onSuccess(false);
    // The page starts afresh, with nothing of the visitor's left over.
    else if (returnTo === undefined) window.location.reload();
    else window.location.assign(returnTo);
  };
  return <DisclaimerDialog open onAccept={accept} onCancel={closePrompt} />;
}

/** The account dialog that is open, over all pages. */
export function AuthPrompts() {
  const prompt = useStore(promptStore);
  if (prompt?.kind === 'sign-in') return <SignInFlow prompt={prompt} />;
  if (prompt?.kind === 'guest') return <GuestFlow prompt={prompt} />;
  if (prompt?.kind === 'logout') return <LogoutFlow />;
  return null;
}
