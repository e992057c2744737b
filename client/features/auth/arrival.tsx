import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { beginAccountUnits } from '../../lib/person/own-units.ts';
import { becomeUser, useSession } from '../../lib/session/current-user.ts';
import { acceptedAsGuest, acceptOnAccount, profileQuery } from '../../lib/session/disclaimers.ts';
import { DisclaimerDialog } from '../../ui/disclaimer-dialog.tsx';

/** Where somebody goes who wanted no other page. */
export const HOME_AFTER_SIGN_IN = '/captain-keto';

interface ArrivalOptions {
  /** Runs as soon as the page knows who it is. */
  onKnown?: () => void;
  /** Runs when the disclaimer is accepted, now or earlier. */
  onArrived: (registered: boolean) => void;
  /** The disclaimer was closed; the person is signed in all the same. */
  onCancel: () => void;
}

/** What follows on a sign-in or registration that the server took. */
export function useArrival({ onKnown, onArrived, onCancel }: ArrivalOptions): {
  arrive: (user: CurrentUser, registered: boolean) => Promise<void>;
  /** To be shown in place of all else, where it is not null. */
  disclaimer: ReactElement | null;
} {
  const client = useQueryClient();
  const isGuest = useSession().kind === 'guest';
  const [consentFor, setConsentFor] = useState<{ registered: boolean } | null>(null);

  const arrive = async (user: CurrentUser, registered: boolean) => {
    // Who makes an account as a guest has read it all in this visit. Told to the server before anything here reads
    // the account's profile; not saved means asked again.
    const read = registered && isGuest ? acceptedAsGuest() : [];
    await Promise.allSettled(read.map(acceptOnAccount));
    if (registered) await beginAccountUnits();
    await becomeUser(client, user);
    onKnown?.();
    // A profile that cannot be read counts as not accepted: asking twice does less harm than not asking.
    const profile = await client.fetchQuery(profileQuery()).catch(() => null);
    if (profile?.disclaimerAccepted) onArrived(registered);
    else setConsentFor({ registered });
  };

  const accept = async (registered: boolean) => {
    client.setQueryData(profileQuery().queryKey, (old) => (old ? { ...old, disclaimerAccepted: true } : old));
    // Not saved means asked again next time; it must not keep anyone out now.
    await acceptOnAccount('general').catch(() => undefined);
    onArrived(registered);
  };

  const disclaimer = consentFor ? (
    <DisclaimerDialog open onAccept={() => accept(consentFor.registered)} onCancel={onCancel} />
  ) : null;
  return { arrive, disclaimer };
}
