import clsx from 'clsx';
import { FASTING_STAGES, type FastingStage, STAGES_CAVEAT } from '#domain/fasting/fasting-stages.ts';

const hoursWords = ({ fromHour, toHour }: FastingStage) =>
  toHour === null ? `from about hour ${fromHour}` : `about hours ${fromHour} to ${toHour}`;

/** What is usual when, in plain words. `current` is the stage a running fast is in. */
export const Stages = ({ current }: { current: FastingStage['id'] | null }) => (
  <div>
    <p className="mb-3 max-w-prose text-ink-soft">{STAGES_CAVEAT}</p>
    <ol className="flex flex-col gap-2">
      {FASTING_STAGES.map((stage) => {
        const isNow = stage.id === current;
        return (
          <li
            key={stage.id}
            aria-current={isNow ? 'step' : undefined}
            className={clsx(
              'rounded-md border-l-4 py-1 pl-3',
              isNow ? 'border-rose bg-rose-wash' : 'border-line',
            )}
          >
            <p>
              <strong>{stage.title}</strong>{' '}
              <span className="text-ink-soft">
                {hoursWords(stage)}
                {isNow ? ', where you are now' : ''}
              </span>
            </p>
            <p>{stage.words}</p>
          </li>
        );
      })}
    </ol>
  </div>
);
