import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GLUCOSE, KETONES, ketoneText } from '#domain/health-values/thresholds.ts';
import { BRAND } from '../../brand.ts';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';

const TARGETS = [
  {
    label: 'Fasting glucose',
    value: `below ${GLUCOSE.fastingPrediabetes.mgPerDl} mg/dL`,
    note: 'steadily, when you wake up and before you eat',
  },
  {
    label: 'Ketones',
    value: `above ${ketoneText(KETONES.ketosis)}`,
    note: 'consistently, measured in blood',
  },
] as const;

/** The links lead to makers and to public health bodies; none of them pays for it. */
const METERS = [
  {
    name: 'Keto-Mojo',
    href: 'https://keto-mojo.com/',
    note: 'one meter for both glucose and ketones, with separate strips',
  },
  {
    name: 'Contour Next',
    href: 'https://www.contournext.com/',
    note: 'a widely sold glucose meter',
  },
  {
    name: 'FDA: blood glucose monitoring devices',
    href: 'https://www.fda.gov/medical-devices/in-vitro-diagnostics/blood-glucose-monitoring-devices',
    note: 'what to look for, and how to use a meter safely',
  },
] as const;

interface PartProps {
  number: number;
  title: string;
  children: ReactNode;
}

const Part = ({ number, title, children }: PartProps) => (
  <Disclosure
    title={title}
    headingLevel="h2"
    mark={
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-rose font-display text-lg font-bold text-rose"
      >
        {number}
      </span>
    }
  >
    {children}
  </Disclosure>
);

/** The guide to the app, a part at a time. */
export const Sections = () => (
  <DisclosureList>
    <Part number={1} title="Why Use the App">
      <div className="prose-chart">
        <p>
          Most people with prediabetes get a blood sugar number and a pamphlet. {BRAND.product} helps you act
          on that number: see what you eat, what it does to your glucose and ketones, and what to try next.
        </p>
        <ul>
          <li>One place for questions, labels, meals and readings.</li>
          <li>Net carbs from the label in front of you, with the math shown.</li>
          <li>Answers that list their sources, and a coach who tells you when he doesn't know.</li>
          <li>Free to use on your phone or computer.</li>
        </ul>
      </div>
    </Part>
    <Part number={2} title="Key App Features">
      <div className="prose-chart">
        <ul>
          <li>
            <strong>Chat Mode:</strong> {BRAND.coach} answers questions about keto, fasting, exercise and
            insulin resistance, at any hour.
          </li>
          <li>
            <strong>Upload Label:</strong> take a photo of a nutrition label and get net carbs, a keto score
            and better alternatives.
          </li>
          <li>
            <strong>Saved Pantry:</strong> save the foods you scan and build meal plans from them.
          </li>
          <li>
            <strong>Saved Meals:</strong> your plans, ready to copy or print.
          </li>
          <li>
            <strong>Science:</strong> eight studies in plain words, including what they can't show.
          </li>
          <li>
            <strong>Handbook:</strong> short articles on keto, fasting and insulin resistance, with their
            sources. <Link to="/handbook">Open the Handbook</Link>.
          </li>
        </ul>
      </div>
    </Part>
    <Part number={3} title="How to Use the App">
      <div className="prose-chart">
        <ol>
          <li>
            Ask Captain Keto what keto could mean for you. If you take medicine, talk with your doctor before
            you change how you eat.
          </li>
          <li>Scan the labels of what you eat now. The keto score shows where the carbs hide.</li>
          <li>Save high-scoring foods to your pantry, and let the planner turn them into meals.</li>
          <li>Measure your fasting glucose and ketones, and share the readings in the chat.</li>
          <li>
            Change one thing at a time: how much carbohydrate you eat, when you eat, walks after meals, sleep.
          </li>
        </ol>
      </div>
    </Part>
    <Part number={4} title="How to Measure Success">
      <dl className="grid gap-4 sm:grid-cols-2">
        {TARGETS.map((target) => (
          <div key={target.label} className="rounded-md border-2 border-shoal-deep bg-shoal p-4">
            <dt className="font-bold">{target.label}</dt>
            <dd>
              <span className="block font-display text-2xl font-bold">{target.value}</span>
              <span className="text-ink-soft">{target.note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        Single readings jump around. Watch the trend over weeks, and let a lab test, not this app, make a
        diagnosis.
      </p>
      <p className="mt-3">
        <Link
          to="/tracking"
          className="inline-flex min-h-touch items-center font-bold text-sea underline underline-offset-4"
        >
          Open Tracking
        </Link>
      </p>
    </Part>
    <Part number={5} title="Starter Kit">
      <div className="prose-chart">
        <h3>Glucose testing kits</h3>
        <ul>
          {METERS.map((meter) => (
            <li key={meter.href}>
              <a href={meter.href} target="_blank" rel="noopener noreferrer">
                {meter.name}
              </a>
              : {meter.note}
            </li>
          ))}
        </ul>
        <p>
          We earn nothing from these links. A pharmacist can help you choose, and your insurance may cover the
          cost.
        </p>
        <h3>Exercise equipment</h3>
        <ul>
          <li>
            Walking shoes: a walk after a meal is the simplest way to keep your glucose from rising too much
          </li>
          <li>Resistance bands, light to heavy</li>
          <li>A pair of dumbbells you can lift over your head ten times</li>
          <li>A mat for floor exercises</li>
          <li>A step counter or a watch</li>
        </ul>
      </div>
    </Part>
    <Part number={6} title="Starter Foods">
      <div className="prose-chart">
        <p>
          Eggs, fish, meat, leafy greens, olive oil, nuts and berries are plenty for your first week. Starter
          Foods tells you what to look for in each kind.
        </p>
        <p>
          <Link to="/starter-foods" className="inline-flex min-h-touch items-center">
            Open Starter Foods
          </Link>
        </p>
      </div>
    </Part>
  </DisclosureList>
);
