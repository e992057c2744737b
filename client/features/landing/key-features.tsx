import { Link } from '@tanstack/react-router';
import { Activity, BookOpenText, MessageCircleQuestion } from 'lucide-react';
import { GLUCOSE, KETONES, ketoneText } from '#domain/health-values/thresholds.ts';
import { BRAND } from '../../brand.ts';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';

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
      <Disclosure
        title="24/7 AI Coaching"
        mark={<MessageCircleQuestion aria-hidden="true" className={mark} />}
        defaultOpen
      >
        <p>
          {BRAND.coach} answers day and night: what fits on a keto plate, what a reading means, why the scale
          won't budge. Answers list their sources, and tell you when there are none.
        </p>
      </Disclosure>
      <Disclosure title="Metabolic Education" mark={<BookOpenText aria-hidden="true" className={mark} />}>
        <p>
          Insulin resistance, ketosis, fasting and exercise in plain words, with the studies behind them, how
          big the effects were and what we still don't know.
        </p>
        <WayTo to="/handbook">Open the Handbook</WayTo>
      </Disclosure>
      <Disclosure title="Tracking & Bio-Feedback" mark={<Activity aria-hidden="true" className={mark} />}>
        <p>
          Glucose, ketones, fasting, macros, activity and energy all work together. Steer by two targets:
          fasting glucose steadily below {GLUCOSE.fastingPrediabetes.mgPerDl} mg/dL, and ketones consistently
          above {ketoneText(KETONES.ketosis)}.
        </p>
        <WayTo to="/tracking">Open Tracking</WayTo>
      </Disclosure>
    </DisclosureList>
  </section>
);
