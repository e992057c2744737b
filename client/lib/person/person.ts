import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PersonalData, Profile } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { isTimeZone } from '#domain/dates/calendar-day.ts';
import { type Change, isOfKind } from '../changes/change.ts';
import { sayKept, submitChange, useLaneChanges } from '../changes/changes.ts';
import { useSession } from '../session/current-user.ts';
import { profileQuery } from '../session/disclaimers.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { STORAGE_KEY } from '../storage/keys.ts';

/** The profile stored on this device, or null; refresh it after every change. An account's page loads no more of it. */
export const guestPersonQuery = () =>
  queryOptions({
    queryKey: ['guest-person'],
    queryFn: async (): Promise<PersonalData | null> => {
      if (browserStores().local.getItem(STORAGE_KEY.guestProfile) === null) return null;
      const { readGuestPerson } = await import('./guest-person.ts');
      return readGuestPerson(browserStores());
    },
  });

/** What the person said of themselves, also what waits to be sent. */
export function withPendingChanges<T extends PersonalData>(profile: T, entries: readonly Change[]): T {
  let person = profile;
  for (const entry of entries) {
    if (!isOfKind(entry, 'profile.change')) continue;
    const { units, ownTargets, ...changes } = entry.payload.changes;
    person = {
      ...person,
      ...changes,
      units: { ...person.units, ...units },
      ownTargets: { ...person.ownTargets, ...ownTargets },
    };
  }
  return person;
}

/** What the person said about themselves: an account's profile on the server, a guest's on this device. */
export function usePerson() {
  const { kind } = useSession();
  const client = useQueryClient();
  const profile = useQuery({ ...profileQuery(), enabled: kind === 'authenticated' });
  const guest = useQuery({ ...guestPersonQuery(), enabled: kind === 'guest' });
  const waiting = useLaneChanges('profile');
  const asked = kind === 'authenticated' ? profile : guest;
  const person = useMemo(
    (): PersonalData => (asked.data ? withPendingChanges(asked.data, waiting) : EMPTY_PERSONAL_DATA),
    [asked.data, waiting],
  );
  const save = useMutation({
    scope: { id: 'person' },
    mutationFn: async (changes: Partial<PersonalData>): Promise<PersonalData> => {
      if (kind === 'authenticated') {
        const outcome = await submitChange(client, 'profile.change', { changes });
        if (outcome.state === 'sent') return outcome.value as Profile;
        sayKept('Your profile change');
        return { ...person, ...changes };
      }
      if (kind !== 'guest') throw new Error('Sign in or continue as a guest to save a profile');
      const { changeGuestPerson } = await import('./guest-person.ts');
      const changed = changeGuestPerson(browserStores(), changes);
      client.setQueryData(guestPersonQuery().queryKey, changed);
      return changed;
    },
  });
  return {
    /** Nothing said while it is loading or could not be loaded: ask `isLoading` and `error` before relying on it. */
    person,
    isLoading: kind === 'loading' || (kind !== 'anonymous' && asked.isPending),
    /** Why the profile could not be loaded; nobody may then take "not said" for an answer. */
    error: asked.error,
    retry: () => void asked.refetch(),
    /**
     * Saves the given fields, leaves the others, and gives back the whole; without a network they wait on this device.
     * Saves run one after the other. Rejects with ApiError (its `fields` say which value was refused), or Error when the
     * browser's storage is full.
     */
    update: save.mutateAsync,
  };
}

/** IANA zone the person's calendar days are counted in: the profile's, else the device's. */
export function personZone({ timeZone }: Pick<PersonalData, 'timeZone'>): string {
  if (timeZone !== null && isTimeZone(timeZone)) return timeZone;
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
