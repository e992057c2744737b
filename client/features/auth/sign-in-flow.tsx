import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { openChanges } from '../../lib/changes/changes.ts';
import { beginAccountUnits } from '../../lib/person/own-units.ts';
import { becomeUser, leaveEndedSession, useSession } from '../../lib/session/current-user.ts';
import { acceptedAsGuest, acceptOnAccount, profileQuery } from '../../lib/session/disclaimers.ts';
import { closePrompt, promptStore, type SignInPrompt } from '../../lib/session/prompts.ts';
import { DisclaimerDialog } from '../../ui/disclaimer-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { useWantedPage } from './use-wanted-page.ts';

const HOME_AFTER_SIGN_IN = '/captain-keto';

/** Sign-in or registration, then the disclaimer where the account has not accepted it, then on to what was wanted. */
export function SignInFlow({ prompt }: { prompt: SignInPrompt }) {
  const client = useQueryClient();
  const router = useRouter();
  const wanted = useWantedPage(prompt.returnTo);
  const isGuest = useSession().kind === 'guest';
  const [consentFor, setConsentFor] = useState<{ registered: boolean } | null>(null);

  const finish = (registered: boolean) => {
    closePrompt();
    if (prompt.sessionEnded) return;
    if (prompt.onSuccess) prompt.onSuccess(registered);
    else router.history.push(prompt.returnTo ?? HOME_AFTER_SIGN_IN);
  };

  const close = () => {
    closePrompt();
    if (prompt.sessionEnded) leaveEndedSession(client);
  };

  const signedIn = async (user: CurrentUser, registered: boolean) => {
    // Who makes an account as a guest has read it all in this visit. Told to the server before anything here reads
    // the account's profile; not saved means asked again.
    const read = registered && isGuest ? acceptedAsGuest() : [];
    await Promise.allSettled(read.map(acceptOnAccount));
    if (registered) await beginAccountUnits();
    await becomeUser(client, user);
    // What the ended session refused goes on.
    if (prompt.sessionEnded)
      openChanges(client).then(
        (changes) => changes.flush(),
        () => undefined,
      );
    // A profile that cannot be read counts as not accepted: asking twice does less harm than not asking.
    const profile = await client.fetchQuery(profileQuery()).catch(() => null);
    if (profile?.disclaimerAccepted) finish(registered);
    else setConsentFor({ registered });
  };

  const accept = async (registered: boolean) => {
    client.setQueryData(profileQuery().queryKey, (old) => (old ? { ...old, disclaimerAccepted: true } : old));
    // Not saved means asked again next time; it must not keep anyone out now.
    await acceptOnAccount('general').catch(() => undefined);
    finish(registered);
  };

  if (consentFor)
    return <DisclaimerDialog open onAccept={() => accept(consentFor.registered)} onCancel={close} />;
  return (
    <SignInDialog
      initialTab={prompt.tab}
      wanted={wanted}
      sessionEnded={prompt.sessionEnded}
      onClose={close}
      onSignedIn={signedIn}
      onGuest={
        prompt.guestAllowed
          ? () =>
              promptStore.set({ kind: 'guest', destination: prompt.returnTo, onSuccess: prompt.onSuccess })
          : undefined
      }
    />
  );
}
