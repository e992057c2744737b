import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EMPTY_PERSONAL_DATA, type PersonalData, type Profile } from '#contract/profile.ts';
import { api } from '../api/api.ts';
import { useSession } from '../session/current-user.ts';
import { profileQuery } from '../session/disclaimers.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { changeGuestPerson, guestPersonQuery } from './guest-person.ts';

const profileParser = { parse: (value: unknown) => value as Profile };

export interface Person {
  /** Nothing said while it is loading or could not be loaded: ask `isLoading` and `error` before relying on it. */
  person: PersonalData;
  isLoading: boolean;
  /** Why the profile could not be loaded; nobody may then take "not said" for an answer. */
  error: Error | null;
  retry: () => void;
  /**
   * Saves the given fields, leaves the others, and gives back the whole. Saves run one after the other.
   * Rejects with ApiError (its `fields` say which value was refused), ConnectionError, or Error when the browser's
   * storage is full.
   */
  update: (changes: Partial<PersonalData>) => Promise<PersonalData>;
}

/** What the person said about themselves: an account's profile on the server, a guest's on this device. */
export function usePerson(): Person {
  const { kind } = useSession();
  const client = useQueryClient();
  const profile = useQuery({ ...profileQuery(), enabled: kind === 'authenticated' });
  const guest = useQuery({ ...guestPersonQuery(), enabled: kind === 'guest' });
  const save = useMutation({
    scope: { id: 'person' },
    mutationFn: async (changes: Partial<PersonalData>): Promise<PersonalData> => {
      if (kind === 'authenticated') {
        const changed = await api.patch('/api/profile', profileParser, { body: changes });
        client.setQueryData(profileQuery().queryKey, changed);
        return changed;
      }
      if (kind !== 'guest') throw new Error('Sign in or continue as a guest to keep a profile');
      const changed = changeGuestPerson(browserStores(), changes);
      client.setQueryData(guestPersonQuery().queryKey, changed);
      return changed;
    },
  });
  const asked = kind === 'authenticated' ? profile : guest;
  return {
    person: asked.data ?? EMPTY_PERSONAL_DATA,
    isLoading: kind === 'loading' || (kind !== 'anonymous' && asked.isPending),
    error: asked.error,
    retry: () => void asked.refetch(),
    update: save.mutateAsync,
  };
}

function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** IANA zone the person's calendar days are counted in: the profile's, else the device's. */
export function personZone({ timeZone }: Pick<PersonalData, 'timeZone'>): string {
  if (timeZone !== null && isKnownZone(timeZone)) return timeZone;
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
