import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { becomeUser } from '../../lib/session/current-user.ts';
import { acceptOnAccount, profileQuery } from '../../lib/session/disclaimers.ts';
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
  const [consentFor, setConsentFor] = useState<{ registered: boolean } | null>(null);

  const finish = (registered: boolean) => {
    closePrompt();
    if (prompt.onSuccess) prompt.onSuccess(registered);
    else router.history.push(prompt.returnTo ?? HOME_AFTER_SIGN_IN);
  };

  const signedIn = async (user: CurrentUser, registered: boolean) => {
    await becomeUser(client, user);
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
    return <DisclaimerDialog open onAccept={() => accept(consentFor.registered)} onCancel={closePrompt} />;
  return (
    <SignInDialog
      initialTab={prompt.tab}
      wanted={wanted}
      onClose={closePrompt}
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
