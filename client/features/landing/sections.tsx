import { Link } from '@tanstack/react-router';
import { Activity, BookOpenText, MessageCircleQuestion } from 'lucide-react';
import { A1C, GLUCOSE, KETONES, ketoneText } from '#domain/health-values/thresholds.ts';
import { BRAND } from '../../brand.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { askToContinueAsGuest, askToSignIn, useGuestPending } from '../../lib/session/prompts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { SeaChart } from '../../ui/illustrations/sea-chart.tsx';
import { WaveDivider } from '../../ui/illustrations/wave-divider.tsx';

export const Hero = ({ onStart }: { onStart: () => void }) => (
  <section aria-labelledby="hero-title" className="px-3 pt-4 sm:px-6 sm:pt-6">
    <div className="neatline mx-auto max-w-7xl overflow-hidden bg-page">
      <div aria-hidden="true" className="scale-bar border-t-0" />
      <div className="grid lg:grid-cols-[1fr_1.08fr]">
        <div className="flex flex-col items-start justify-center gap-5 px-5 py-8 sm:px-10 lg:py-12">
          <p className="font-display text-lg italic text-rose sm:text-xl">Chart no. 1: metabolic health</p>
          <h1 id="hero-title" className="text-hero font-bold">
            Steady glucose is a harbor. Let us plot your way in.
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">
            Take a photo of a food label and see how it fits your day. Ask the Captain anything about keto.
            Keep what works. It's&nbsp;all&nbsp;free.
          </p>
          <Button variant="accent" size="lg" onClick={onStart}>
            Start Charting a Course Today
          </Button>
        </div>
        <SeaChart className="h-full w-full border-t-2 border-ink lg:border-t-0 lg:border-l-2" />
      </div>
      <div aria-hidden="true" className="scale-bar border-b-0" />
    </div>
  </section>
);

export const Introduction = () => (
  <section
    aria-labelledby="intro-title"
    className="mx-auto grid max-w-5xl items-center gap-6 px-4 py-14 sm:px-6 md:grid-cols-[11rem_1fr] md:gap-10"
  >
    <Captain mood="cheerful" className="size-36 md:size-44" />
    <div className="flex flex-col gap-4 text-lg">
      <h2 id="intro-title" className="text-3xl">
        Prediabetes shows where you’re headed, and you can change course
      </h2>
      <p>
        A fasting glucose from {GLUCOSE.fastingPrediabetes.mgPerDl} to {GLUCOSE.fastingDiabetes.mgPerDl - 1}{' '}
        mg/dL, or an A1C from {A1C.prediabetes.percent} to {(A1C.diabetes.percent - 0.1).toFixed(1)} percent,
        means your body is starting to respond poorly to insulin. It doesn't mean you have to end up with
        diabetes.
      </p>
      <p>
        Eating fewer carbohydrates is one way to bring blood sugar down. Learn how it works, check the foods
        in your own kitchen, and ask {BRAND.coach}, our AI coach, along the way.
      </p>
    </div>
  </section>
);

const mark = 'size-7 shrink-0 text-rose';

const WayTo = ({ to, children }: { to: '/handbook' | '/tracking'; children: string }) => (
  <p className="mt-3">
    <Link
      to={to}
      className="inline-flex min-h-touch items-center font-bold text-sea underline underline-offset-4"
    >
      {children}
    </Link>
  </p>
);

export const KeyFeatures = () => (
  <section aria-labelledby="features-title" className="mx-auto w-full max-w-5xl px-4 pb-16 sm:px-6">
    <h2 id="features-title" className="mb-5 text-3xl">
      Key App Features
    </h2>
    <DisclosureList>
      <Disclosure title="24/7 AI Coaching" mark={<MessageCircleQuestion className={mark} />} defaultOpen>
        <p>
          {BRAND.coach} answers day and night: what fits on a keto plate, what a reading means, why the scale
          won't budge. Each answer shows its sources, or says that there are none.
        </p>
      </Disclosure>
      <Disclosure title="Metabolic Education" mark={<BookOpenText className={mark} />}>
        <p>
          Insulin resistance, ketosis, fasting and exercise in plain words, with the studies behind them, how
          big the effects were and what we still don't know.
        </p>
        <WayTo to="/handbook">Open the Handbook</WayTo>
      </Disclosure>
      <Disclosure title="Tracking & Bio-Feedback" mark={<Activity className={mark} />}>
        <p>
          Keep track of your glucose, ketones, fasting, food, activity and how you feel in one place. Steer by
          two targets: fasting glucose steadily below {GLUCOSE.fastingPrediabetes.mgPerDl} mg/dL, and ketones
          consistently above {ketoneText(KETONES.ketosis)}.
        </p>
        <WayTo to="/tracking">Open Tracking</WayTo>
      </Disclosure>
    </DisclosureList>
  </section>
);

export function Boarding() {
  const isIn = useSession().user !== null;
  const guestPending = useGuestPending();
  return (
    <section aria-labelledby="boarding-title">
      <WaveDivider className="text-land" />
      <div className="-mb-6 bg-land px-4 pb-18 pt-6 sm:px-6">
        <div className="mx-auto flex max-w-3xl flex-col items-center gap-5 text-center">
          <h2 id="boarding-title" className="text-3xl">
            {isIn ? 'Your cabin is ready' : 'Come aboard'}
          </h2>
          <ButtonLink
            to="/getting-started"
            variant="accent"
            size="lg"
            className="w-full sm:w-auto sm:min-w-80"
          >
            GET STARTED
          </ButtonLink>
          {isIn ? (
            <ButtonLink to="/captain-keto" variant="secondary" className="w-full sm:w-auto">
              Go to Chat Mode
            </ButtonLink>
          ) : (
            <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
              <Button variant="secondary" className="sm:min-w-40" onClick={() => askToSignIn()}>
                LOGIN
              </Button>
              <Button
                variant="secondary"
                className="sm:min-w-40"
                pendingLabel={guestPending ? 'Loading...' : undefined}
                onClick={() => askToContinueAsGuest('/getting-started')}
              >
                GUEST
              </Button>
            </div>
          )}
          <p className="max-w-prose border-t-2 border-land-deep pt-5 text-ink-soft">
            Disclaimer: This app is for learning. It is not medical advice and does not replace your doctor.
            Talk to a clinician before you change your diet, especially if you take medicine for glucose or
            blood pressure, are pregnant, or have had an eating disorder.
          </p>
        </div>
      </div>
    </section>
  );
}
