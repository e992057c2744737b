import { useQuery } from '@tanstack/react-query';
import { type PersonalData, personalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { guestPersonQuery, usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { TakeAlongOffer } from '../../ui/take-along-offer.tsx';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What the account says, and what the guest said where the account says nothing. */
function filled<T extends object>(account: T, guest: T, empty: T): T {
  const said = new Map<string, unknown>(Object.entries(account));
  const unsaid = new Map<string, unknown>(Object.entries(empty));
  const taken = Object.entries(guest).filter(([name]) => same(said.get(name), unsaid.get(name)));
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
  const both = {
    ...filled(account, guest, EMPTY_PERSONAL_DATA),
    ownTargets: filled(account.ownTargets, guest.ownTargets, EMPTY_PERSONAL_DATA.ownTargets),
    // A medicine or condition named anywhere must not get lost.
    medicines: union(account.medicines, guest.medicines),
    conditions: union(account.conditions, guest.conditions),
    allergies: union(account.allergies, guest.allergies),
    dislikes: union(account.dislikes, guest.dislikes),
  };
  const before = new Map<string, unknown>(Object.entries(account));
  const changed = Object.entries(both).filter(([name, value]) => !same(value, before.get(name)));
  return personalData.partial().safeParse(Object.fromEntries(changed)).data ?? {};
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
        to lists such as allergies and medicines. Nothing already in your account changes.
      </TakeAlongOffer>
    </div>
  );
}
