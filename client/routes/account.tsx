import { DataSection } from '../features/account/data-section.tsx';
import { DeleteSection } from '../features/account/delete-section.tsx';
import { NameSection } from '../features/account/name-section.tsx';
import { PasswordSection } from '../features/account/password-section.tsx';
import { SessionsSection } from '../features/account/sessions-section.tsx';
import { useSession } from '../lib/session/current-user.ts';
import { Page } from '../ui/page.tsx';
import { LoadingState } from '../ui/states.tsx';

export function AccountPage() {
  const session = useSession();
  if (session.kind !== 'authenticated') return <LoadingState label="Loading..." />;
  const { user } = session;
  return (
    <Page
      heading="Account settings"
      eyebrow="Ship's papers"
      subtitle="Your name, your password, your devices and your data."
      width="prose"
    >
      <div className="flex flex-col gap-6">
        <NameSection user={user} />
        <PasswordSection username={user.username} />
        <SessionsSection />
        <DataSection />
        <DeleteSection username={user.username} />
      </div>
    </Page>
  );
}
