import { OnboardingInvitation } from '../features/profile/onboarding-invitation.tsx';
import { ProfileView } from '../features/profile/profile-view.tsx';
import { TakeAlongProfile } from '../features/profile/take-along-profile.tsx';
import { Page } from '../ui/page.tsx';

export const ProfilePage = () => (
  <Page
    heading="Profile & targets"
    subtitle="What you enter here sets your daily targets and the warnings you get. Share as much or as little as you like."
    width="wide"
  >
    <TakeAlongProfile />
    <OnboardingInvitation />
    <ProfileView />
  </Page>
);
