import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, LockKeyhole } from 'lucide-react';
import { BRAND } from '../../brand.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { coachQuery, whereProfileIs } from '../../lib/coach/coach-info.ts';
import { formatLongMoment } from '../../lib/format/date-text.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { profileQuery, useDisclaimer } from '../../lib/session/disclaimers.ts';
import { OwnDataSwitches } from '../../ui/own-data-switches.tsx';
import { Section } from '../../ui/panel.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { BODY_FIELDS, BodyFields, GOAL_FIELDS, GoalFields } from './body-fields.tsx';
import { FOOD_FIELDS, FoodFields } from './food-fields.tsx';
import { HEALTH_FIELDS, HealthFields } from './health-fields.tsx';
import { type ProfilePart, ProfileSection } from './profile-section.tsx';
import { TARGET_FIELDS, TargetFields } from './target-fields.tsx';
import { UNIT_FIELDS, UnitFields } from './unit-fields.tsx';

/** Where the profile is kept, and who else may get to see of it. */
function PrivacyLine({ isGuest }: { isGuest: boolean }) {
  const { data: coach } = useQuery(coachQuery());
  return (
    <p className="flex gap-2 text-ink-soft">
      <LockKeyhole className="mt-1 size-5 shrink-0" />
      <span>
        {whereProfileIs(coach, isGuest)}{' '}
        <a href="#answers" className="text-sea underline underline-offset-4 hover:decoration-2">
          What Captain Keto can see
        </a>
      </span>
    </p>
  );
}

const KINDS = [
  { kind: 'general', label: 'General disclaimer', at: 'disclaimerAcceptedAt' },
  { kind: 'chat', label: 'Chat Mode', at: 'chatDisclaimerAcceptedAt' },
  { kind: 'pantry', label: 'Keto Pantry', at: 'pantryDisclaimerAcceptedAt' },
] as const;

function DisclaimerLine({ kind, label, at }: (typeof KINDS)[number]) {
  const isAccount = useSession().kind === 'authenticated';
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isAccount });
  const { accepted } = useDisclaimer(kind);
  const time = profile?.[at];
  const acceptedWords = time ? `Accepted on ${formatLongMoment(time, personZone(profile))}` : 'Accepted';
  const Icon = accepted ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-3">
      <Icon className={`mt-1 size-5 shrink-0 ${accepted ? 'text-kelp' : 'text-ink-soft'}`} />
      <span>
        <strong>{label}</strong>
        <br />
        <span className="text-ink-soft">
          {accepted ? acceptedWords : "Not accepted yet. We'll ask you when it's needed."}
        </span>
      </span>
    </li>
  );
}

const PARTS: readonly ProfilePart[] = [
  {
    id: 'about',
    title: 'About you',
    intro: 'Your body and your goals. You can leave any of this blank.',
    fields: [...BODY_FIELDS, ...GOAL_FIELDS],
    content: (
      <>
        <BodyFields />
        <GoalFields />
      </>
    ),
  },
  {
    id: 'health',
    title: 'Health',
    intro:
      'These answers keep you safe. They decide which warnings you see, and which targets we leave to your doctor.',
    fields: HEALTH_FIELDS,
    content: <HealthFields />,
  },
  {
    id: 'food',
    title: 'Food',
    intro: 'What you eat, and what we should leave out.',
    fields: FOOD_FIELDS,
    content: <FoodFields />,
  },
  {
    id: 'targets',
    title: 'Targets',
    intro: 'Calculated from your answers above. If you enter your own number, we use that instead.',
    fields: TARGET_FIELDS,
    content: <TargetFields />,
  },
  {
    id: 'units',
    title: 'Units and time',
    intro: "How we show you numbers. Your saved data doesn't change.",
    fields: UNIT_FIELDS,
    content: <UnitFields />,
  },
];

const ANSWERS = { id: 'answers', title: 'What Captain Keto can see' };
const DISCLAIMERS = { id: 'disclaimers', title: 'Disclaimers' };

const JumpLinks = () => (
  <nav aria-label="Sections of the profile" className="lg:sticky lg:top-24">
    <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-l-2 lg:border-line">
      {[...PARTS, ANSWERS, DISCLAIMERS].map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-touch items-center rounded-full border border-line-strong bg-card px-4 font-bold hover:bg-shoal lg:-ml-0.5 lg:rounded-none lg:border-0 lg:border-l-2 lg:border-transparent lg:bg-transparent lg:hover:border-rose"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export function ProfileView() {
  const { person, isLoading, error, retry } = usePerson();
  const isGuest = useSession().kind === 'guest';
  if (isLoading) return <LoadingState label="Loading your profile..." />;
  if (error)
    return (
      <ErrorState title="Your profile could not be loaded" error={error} onRetry={retry}>
        {errorText(error, 'Please try again later.')}
      </ErrorState>
    );
  // A new unit of length or weight begins the form of the body anew; its draft is carried over in the new unit.
  const bodyUnits = `${person.units.length} ${person.units.weight}`;
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-10">
      <JumpLinks />
      <div className="flex min-w-0 flex-col gap-6">
        <PrivacyLine isGuest={isGuest} />
        {PARTS.map((part) => (
          <ProfileSection key={part.id === 'about' ? bodyUnits : part.id} part={part} />
        ))}
        <Section
          {...ANSWERS}
          intro={`What ${BRAND.coach} may use to answer you. Each switch takes effect right away.`}
        >
          <OwnDataSwitches />
        </Section>
        <Section
          {...DISCLAIMERS}
          intro="What you agreed to. This app is for learning and does not give medical advice."
        >
          <ul className="flex flex-col gap-3">
            {KINDS.map((one) => (
              <DisclaimerLine key={one.kind} {...one} />
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}
