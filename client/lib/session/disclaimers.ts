import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DisclaimerKind, Profile } from '#contract/profile.ts';
import { api } from '../api/api.ts';
import { browserStores, readJsonList, writeJson } from '../storage/browser-stores.ts';
import { STORAGE_KEY } from '../storage/keys.ts';
import { useSession } from './current-user.ts';

/** The account's profile; ask it for registered users only. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.get<Profile>('/api/profile', null, { signal }),
  });

const FLAG = {
  general: 'disclaimerAccepted',
  chat: 'chatDisclaimerAccepted',
  pantry: 'pantryDisclaimerAccepted',
} as const satisfies Record<DisclaimerKind, keyof Profile>;

const isKind = (value: unknown): value is DisclaimerKind =>
  typeof value === 'string' && Object.hasOwn(FLAG, value);

/** What the guest of this device accepted. */
export const acceptedAsGuest = () =>
  readJsonList(browserStores().local, STORAGE_KEY.guestDisclaimers, isKind);

/** Notes on this device that the guest accepted; a guest has no profile to hold it. */
export function acceptAsGuest(kind: DisclaimerKind): void {
  writeJson(browserStores().local, STORAGE_KEY.guestDisclaimers, [...new Set([...acceptedAsGuest(), kind])]);
}

/** POST /api/profile/accept-disclaimer. */
export const acceptOnAccount = (kind: DisclaimerKind) =>
  api.run('POST', '/api/profile/accept-disclaimer', kind === 'general' ? {} : { body: { kind } });

/**
 * Whether the person accepted a disclaimer, and the way to accept it. Accepting takes effect at once; a failure to
 * save it is only logged by the server's side and asked again next time.
 */
export function useDisclaimer(kind: DisclaimerKind) {
  const session = useSession();
  const client = useQueryClient();
  const isAccount = session.kind === 'authenticated';
  const profile = useQuery({ ...profileQuery(), enabled: isAccount });
  const guest = useQuery({
    queryKey: ['guest-disclaimers'],
    queryFn: acceptedAsGuest,
    enabled: session.kind === 'guest',
  });
  const accept = useMutation({
    mutationFn: async () => {
      if (!isAccount) return acceptAsGuest(kind);
      // Sent at once, or as soon as there is a network. That code is no part of the first page load.
      const { submitChange } = await import('../changes/changes.ts');
      await submitChange(client, 'profile.accept', { disclaimer: kind });
    },
    onMutate: () => {
      if (isAccount)
        client.setQueryData(profileQuery().queryKey, (old) => (old ? { ...old, [FLAG[kind]]: true } : old));
      else client.setQueryData<DisclaimerKind[]>(['guest-disclaimers'], (old) => [...(old ?? []), kind]);
    },
  });
  return {
    /** Undefined while it is being found out. */
    accepted: isAccount ? profile.data?.[FLAG[kind]] : guest.data?.includes(kind),
    accept: accept.mutate,
  };
}
