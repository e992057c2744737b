import { queryOptions } from '@tanstack/react-query';
import type { PersonalData } from '#contract/profile.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { STORAGE_KEY } from '../storage/keys.ts';

/** The profile kept on this device, or null; refresh it after every change. An account's page loads no more of it. */
export const guestPersonQuery = () =>
  queryOptions({
    queryKey: ['guest-person'],
    queryFn: async (): Promise<PersonalData | null> => {
      if (browserStores().local.getItem(STORAGE_KEY.guestProfile) === null) return null;
      const { readGuestPerson } = await import('./guest-person.ts');
      return readGuestPerson(browserStores());
    },
  });
