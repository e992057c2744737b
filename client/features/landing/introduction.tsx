import { A1C, GLUCOSE } from '#domain/health-values/thresholds.ts';
import { Captain } from '../../ui/illustrations/captain.tsx';

export const Introduction = () => (
  <section
    aria-labelledby="intro-title"
    className="mx-auto grid max-w-5xl items-center gap-6 px-4 py-14 sm:px-6 md:grid-cols-[11rem_1fr] md:gap-10"
  >
    <Captain mood="cheerful" className="size-36 md:size-44" />
    <div className="flex flex-col gap-4 text-lg">
      <h2 id="intro-title" className="text-3xl">
        Prediabetes is a heading, and headings can change
      </h2>
      <p>
        A fasting glucose from {GLUCOSE.fastingPrediabetes.mgPerDl} to {GLUCOSE.fastingDiabetes.mgPerDl - 1}{' '}
        mg/dL, or an A1C from {A1C.prediabetes.percent} to {(A1C.diabetes.percent - 0.1).toFixed(1)} percent,
        means your body is starting to respond poorly to insulin. It doesn't mean you have to end up with
        diabetes.
      </p>
      <p>
        Eating fewer carbohydrates is one way to turn things around. Learn what that means, see it in the
        foods in your own kitchen, and have someone to ask along the way.
      </p>
    </div>
  </section>
);
