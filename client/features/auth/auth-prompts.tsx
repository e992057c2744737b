import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from '../../lib/create-store.ts';
import { beginGuestUnits } from '../../lib/person/own-units.ts';
import { becomeGuest } from '../../lib/session/current-user.ts';
import { acceptAsGuest } from '../../lib/session/disclaimers.ts';
import { closePrompt, GUEST_LOGIN_KEY, type GuestPrompt, promptStore } from '../../lib/session/prompts.ts';
import { DisclaimerDialog } from '../../ui/disclaimer-dialog.tsx';
import { loginGuest } from './api.ts';
import { LogoutFlow } from './logout-flow.tsx';
import { SignInFlow } from './sign-in-flow.tsx';

/** Consent, then a guest session, then what was wanted. A failure is silent: the person stays where they are. */
function GuestFlow({ prompt }: { prompt: GuestPrompt }) {
  const client = useQueryClient();
  const enter = useMutation({ mutationKey: GUEST_LOGIN_KEY, mutationFn: loginGuest });

  const goOn = () => {
    if (prompt.onSuccess) prompt.onSuccess(false);
    // The page starts afresh, with nothing of the visitor's left over.
    else if (prompt.destination === undefined) window.location.reload();
    else window.location.assign(prompt.destination);
  };

  const accept = async () => {
    closePrompt();
    const guest = await enter.mutateAsync().catch(() => null);
    if (!guest) return;
    acceptAsGuest('general');
    beginGuestUnits();
    await becomeGuest(client, guest);
    goOn();
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
