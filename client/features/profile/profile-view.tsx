import { usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { AcceptedDisclaimers } from './accepted-disclaimers.tsx';
import { BODY_FIELDS, BodyFields, GOAL_FIELDS, GoalFields } from './body-fields.tsx';
import { FOOD_FIELDS, FoodFields } from './food-fields.tsx';
import { HEALTH_FIELDS, HealthFields } from './health-fields.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PrivacyLine } from './privacy-line.tsx';
import { ProfileSection } from './profile-section.tsx';
import { TARGET_FIELDS, TargetFields } from './target-fields.tsx';
import { UNIT_FIELDS, UnitFields, ZONE_FIELDS, ZoneField } from './unit-fields.tsx';

const ABOUT_FIELDS = [...BODY_FIELDS, ...GOAL_FIELDS];
const SHOWN_AS_FIELDS = [...UNIT_FIELDS, ...ZONE_FIELDS];

const SECTIONS = [
  ['about', 'About you'],
  ['health', 'Health'],
  ['food', 'Food'],
  ['targets', 'Targets'],
  ['units', 'Units and time'],
  ['answers', 'Your data in answers'],
  ['disclaimers', 'Disclaimers'],
] as const;

const JumpLinks = () => (
  <nav aria-label="Sections of the profile" className="lg:sticky lg:top-24">
    <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-l-2 lg:border-line">
      {SECTIONS.map(([id, label]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-touch items-center rounded-full border border-line-strong bg-card px-4 font-bold hover:bg-shoal lg:-ml-0.5 lg:rounded-none lg:border-0 lg:border-l-2 lg:border-transparent lg:bg-transparent lg:hover:border-rose"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The whole profile, section by section. */
export function ProfileView() {
  const { person, isLoading, error, retry } = usePerson();
  const isGuest = useSession().kind === 'guest';
  if (isLoading) return <LoadingState label="Loading your profile..." />;
  if (error)
    return (
      <ErrorState title="Your profile could not be loaded" error={error} onRetry={retry}>
        {error.message}
      </ErrorState>
    );
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-10">
      <JumpLinks />
      <div className="flex min-w-0 flex-col gap-6">
        <PrivacyLine isGuest={isGuest} />
        {/* A new unit of length or weight begins the form anew; its draft is carried over in the new unit. */}
        <ProfileSection
          key={`${person.units.length} ${person.units.weight}`}
          id="about"
          title="About you"
          intro="Your body and your course. All of it may stay empty."
          fields={ABOUT_FIELDS}
        >
          <BodyFields />
          <GoalFields />
        </ProfileSection>
        <ProfileSection
          id="health"
          title="Health"
          intro="These keep you safe: they decide about warnings, and where no number is given."
          fields={HEALTH_FIELDS}
        >
          <HealthFields />
        </ProfileSection>
        <ProfileSection id="food" title="Food" intro="What must not be on your plate." fields={FOOD_FIELDS}>
          <FoodFields />
        </ProfileSection>
        <ProfileSection
          id="targets"
          title="Targets"
          intro="Computed from what you said above. A number of your own takes the place of the computed one."
          fields={TARGET_FIELDS}
        >
          <TargetFields />
        </ProfileSection>
        <ProfileSection
          id="units"
          title="Units and time"
          intro="How numbers are shown to you. What is kept does not change."
          fields={SHOWN_AS_FIELDS}
        >
          <UnitFields />
          <ZoneField />
        </ProfileSection>
        <OwnDataSection />
        <AcceptedDisclaimers />
      </div>
    </div>
  );
}
