import type { ReactNode } from 'react';
import { BRAND } from '../../brand.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { lostWeight } from './lost-weight.ts';
import { A1cDescent, LeadLine, LiverPicture } from './result-pictures.tsx';

function Result({ value, label, note, children }: ResultProps) {
  return (
    <figure className="flex flex-col gap-3 rounded-md border border-line bg-page p-4 print:break-inside-avoid">
      <figcaption>
        <strong className="font-display text-2xl">{value}</strong>{' '}
        <span className="text-ink-soft">{label}</span>
      </figcaption>
      {children}
      {note ? <p className="mt-auto text-small text-ink-soft">{note}</p> : null}
    </figure>
  );
}

interface ResultProps {
  value: string;
  label: string;
  note?: string;
  children: ReactNode;
}

function Results() {
  const { person, isLoading, error } = usePerson();
  const { kind } = useSession();
  const isKnown = useHydrated() && kind !== 'anonymous' && !isLoading && !error;
  const weight = lostWeight(isKnown ? person.units.weight : null);
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Result
          value="6.2 to 5.4"
          label="A1C, percent"
          note="Two measurements, on the first and the last day. The line between them is drawn, not measured."
        >
          <A1cDescent />
        </Result>
      </div>
      <Result
        value={weight.text}
        label={`weight lost (${weight.other})`}
        note={`Each little weight in the picture is ${weight.one} lost.`}
      >
        <LeadLine weight={weight} />
      </Result>
      <Result
        value="Reversed"
        label="fatty liver"
        note="As told in the story. This is a drawing, not a scan."
      >
        <LiverPicture />
      </Result>
    </div>
  );
}

const STRATEGIES = [
  'Kept net carbs low at every meal, and read each label before it went into the cart.',
  'Put protein first, then vegetables, and let fat fill the rest.',
  'Ate only during set hours each day and stayed out of the kitchen in the evening.',
  'Walked after meals, and added strength training twice a week.',
  'Measured fasting glucose and ketones, and changed one thing at a time.',
  'Kept the doctor informed from the first day, with blood tests before and after.',
] as const;

const GROCERIES = [
  { group: 'Protein', items: 'Eggs, salmon, sardines, chicken thighs, ground beef' },
  { group: 'Vegetables', items: 'Spinach, broccoli, cauliflower, zucchini, salad greens' },
  { group: 'Fats', items: 'Olive oil, avocados, butter, olives' },
  { group: 'Dairy', items: 'Plain Greek yogurt, hard cheese, heavy cream' },
  { group: 'Nuts and berries', items: 'Walnuts, almonds, raspberries, blueberries (a small bowl at a time)' },
  { group: 'Flavor', items: 'Lemons, garlic, herbs, mustard, sea salt, broth' },
] as const;

export const Transformation = () => (
  <article className="flex flex-col gap-12">
    <section aria-labelledby="numbers-title" className="neatline bg-card">
      <div aria-hidden="true" className="scale-bar border-t-0" />
      <div className="p-5 sm:p-8">
        <h2 id="numbers-title" className="text-2xl">
          A 90-day transformation
        </h2>
        <p className="mt-1 font-bold text-rose">One person's experience. Yours will differ.</p>
        <Results />
      </div>
    </section>

    <figure className="border-l-4 border-rose pl-5 sm:pl-8">
      <blockquote className="font-display text-xl leading-relaxed italic sm:text-2xl">
        I didn't need another lecture. I needed to know what the food in my hand would do, and someone to ask
        at ten at night. Ninety days later my doctor read the numbers twice.
      </blockquote>
      <figcaption className="mt-3 text-ink-soft">
        The traveler in this story, about 90 days with {BRAND.product}
      </figcaption>
    </figure>

    <section aria-labelledby="strategies-title">
      <h2 id="strategies-title" className="mb-4 text-2xl">
        Strategies
      </h2>
      <ol className="grid gap-4 sm:grid-cols-2">
        {STRATEGIES.map((strategy, index) => (
          <li key={strategy} className="flex gap-4">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-rose font-display text-lg font-bold text-rose"
            >
              {index + 1}
            </span>
            <p>{strategy}</p>
          </li>
        ))}
      </ol>
    </section>

    <section
      aria-labelledby="groceries-title"
      className="rounded-lg border-2 border-land-deep bg-land p-5 sm:p-8"
    >
      <h2 id="groceries-title" className="mb-4 text-2xl">
        Grocery list
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {GROCERIES.map(({ group, items }) => (
          <div key={group}>
            <dt className="font-extrabold">{group}</dt>
            <dd>{items}</dd>
          </div>
        ))}
      </dl>
    </section>
  </article>
);
