import { useQuery } from '@tanstack/react-query';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { guestPersonQuery, usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { TakeAlongOffer } from '../../ui/take-along-offer.tsx';

const isUnsaid = <N extends keyof PersonalData>(name: N, value: PersonalData[N]) =>
  JSON.stringify(value) === JSON.stringify(EMPTY_PERSONAL_DATA[name]);

/** The entries of a group that stand in for what the account leaves empty. */
function merged<T extends object>(account: T, guest: T): T {
  const taken = Object.entries(guest).filter(([name, value]) => value !== null && !account[name as keyof T]);
  return { ...account, ...Object.fromEntries(taken) };
}

const NO_MEDICINE = 'None';

/** Both lists in one; "none" stands only while nothing else is said. */
function union<T extends string>(account: readonly T[], guest: readonly T[]): T[] {
  const all = [...new Set([...account, ...guest])];
  return all.length === 1 ? all : all.filter((one) => one !== NO_MEDICINE);
}

/**
 * What a profile stored on this device adds to an account's: whatever the account does not say yet, and what its lists
 * lack. The account's own answers stay.
 */
export function missingIn(account: PersonalData, guest: PersonalData): Partial<PersonalData> {
  const changes: Partial<PersonalData> = {};
  const take = <N extends keyof PersonalData>(name: N) => {
    if (isUnsaid(name, account[name]) && !isUnsaid(name, guest[name])) changes[name] = guest[name];
  };
  const add = <N extends 'medicines' | 'conditions' | 'allergies' | 'dislikes'>(
    name: N,
    all: PersonalData[N],
  ) => {
    if (JSON.stringify(all) !== JSON.stringify(account[name])) changes[name] = all;
  };
  for (const name of Object.keys(EMPTY_PERSONAL_DATA)) take(name as keyof PersonalData);
  // A medicine or condition named anywhere must not get lost.
  add('medicines', union(account.medicines, guest.medicines));
  add('conditions', union(account.conditions, guest.conditions));
  add('allergies', union(account.allergies, guest.allergies));
  add('dislikes', union(account.dislikes, guest.dislikes));
  const ownTargets = merged(account.ownTargets, guest.ownTargets);
  if (JSON.stringify(ownTargets) !== JSON.stringify(account.ownTargets)) changes.ownTargets = ownTargets;
  return changes;
}

/** Whether the changes say something about the person, more than that the first questions were seen. */
export const saysSomething = (changes: Partial<PersonalData>) =>
  Object.keys(changes).some((name) => name !== 'onboarding');

/** Offers an account to take along the profile that a guest stored on this device. */
export function TakeAlongProfile() {
  const isAccount = useSession().kind === 'authenticated';
  const { person, isLoading, error, update } = usePerson();
  const { data: guest = null } = useQuery({ ...guestPersonQuery(), enabled: isAccount });
  const changes = isLoading || error || guest === null ? {} : missingIn(person, guest);
  const take = async ([all = {}]: readonly Partial<PersonalData>[]) => {
    await update(all);
    const { removeGuestPerson } = await import('../../lib/person/guest-person.ts');
    removeGuestPerson(browserStores());
    return { taken: 1, left: 0 };
  };
  return (
    <div className="mb-6 empty:hidden">
      <TakeAlongOffer
        label="Profile saved on this device"
        heading="Add your guest profile to your account"
        action="Add to my account"
        pendingLabel="Saving..."
        items={saysSomething(changes) ? [changes] : []}
        take={take}
        changes={[guestPersonQuery().queryKey]}
        taken={() => ({ title: 'Profile added', description: 'Your profile is now saved in your account.' })}
        notTaken={(_left, failure) => ({
          title: "We couldn't add your profile",
          description: `${errorText(failure, 'Please try again.')} It stays on this device.`,
        })}
      >
        Your guest profile is saved on this device. Adding it fills in what is blank in your account and adds
        to your lists. Nothing already in your account changes.
      </TakeAlongOffer>
    </div>
  );
}
