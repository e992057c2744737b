import { useQuery } from '@tanstack/react-query';
import { DataSection, DeleteSection } from '../features/account/data-section.tsx';
import { EmailSection } from '../features/account/email-section.tsx';
import { EventsSection } from '../features/account/events-section.tsx';
import { NameSection } from '../features/account/name-section.tsx';
import { PasskeysSection } from '../features/account/passkeys-section.tsx';
import { PasswordSection } from '../features/account/password-section.tsx';
import { SessionsSection } from '../features/account/sessions-section.tsx';
import { TwoStepSection } from '../features/account/two-step-section.tsx';
import { personZone } from '../lib/person/person.ts';
import { useSession } from '../lib/session/current-user.ts';
import { profileQuery } from '../lib/session/disclaimers.ts';
import { Page } from '../ui/page.tsx';
import { LoadingState } from '../ui/states.tsx';

export function AccountPage() {
  const { data: profile } = useQuery(profileQuery());
  const session = useSession();
  if (session.kind !== 'authenticated') return <LoadingState label="Loading..." />;
  const { user } = session;
  // Without a profile, the device's own zone.
  const zone = personZone(profile ?? { timeZone: null });
  return (
    <Page
      heading="Account settings"
      eyebrow="Ship's papers"
      subtitle="Your name, your ways to sign in, your devices and your data."
      width="prose"
    >
      <div className="flex flex-col gap-6">
        <NameSection user={user} />
        <EmailSection />
        <PasswordSection username={user.username} />
        <TwoStepSection username={user.username} zone={zone} />
        <PasskeysSection username={user.username} zone={zone} />
        <SessionsSection zone={zone} />
        <EventsSection zone={zone} />
        <DataSection />
        <DeleteSection username={user.username} />
      </div>
    </Page>
  );
}
