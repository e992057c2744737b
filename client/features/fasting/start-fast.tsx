import { useMutation } from '@tanstack/react-query';
import { CircleAlert, Play } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FAST_HOURS, startFast } from '#contract/fasts.ts';
import { FASTING_PLANS, type FastingPlan, planOfHours } from '#domain/fasting/fasting-plans.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { useFasts } from '../../lib/fasts/fasts.ts';
import { refusedFields } from '../../lib/fasts/guest-fasts.ts';
import { instantOf, wallTime } from '../../lib/format/wall-time.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/controls.tsx';
import { TextField } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { HOUR_MS, hoursIn, SKIPPED_TIME } from './fast-words.ts';

interface PlanChoiceProps {
  value: FastingPlan['id'];
  onChange: (plan: FastingPlan['id']) => void;
}

/** One of the plans, each with what it asks. */
function PlanChoice({ value, onChange }: PlanChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-bold">Plan</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {FASTING_PLANS.map(({ id, fastingHours, eatingHours, note }) => (
          <label
            key={id}
            className="flex cursor-pointer gap-3 rounded-md border-2 border-line-strong p-3 hover:bg-shoal has-checked:border-sea has-checked:bg-shoal"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="mt-1 size-5 shrink-0"
            />
            <span>
              <span className="block font-display text-lg leading-tight">
                {id === 'custom' ? 'Your own' : id}
              </span>
              <span className="block font-bold">
                {fastingHours === null
                  ? 'You choose the hours'
                  : `${fastingHours} h without food, ${eatingHours} h to eat`}
              </span>
              <span className="block text-small text-ink-soft">{note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A gentle beginning (evidence B20). */
const FIRST_CUSTOM_HOURS = '13';

type Complaints = Partial<Record<'plannedHours' | 'startedAt', string | undefined>>;

interface StartFastPanelProps {
  zone: string;
  /** The person should ask somebody first, and says that they did. */
  mustAsk: boolean;
}

export function StartFastPanel({ zone, mustAsk }: StartFastPanelProps) {
  const { fasts, start, clockSkew } = useFasts();
  const [plan, setPlan] = useState(() => (planOfHours(fasts[0]?.plannedHours ?? 0) ?? FASTING_PLANS[0]).id);
  const [hours, setHours] = useState(FIRST_CUSTOM_HOURS);
  const [isEarlier, setEarlier] = useState(false);
  const [startWall, setStartWall] = useState(() => wallTime(zone, Date.now() - HOUR_MS));
  const [hasAsked, setAsked] = useState(false);
  const [complaints, setComplaints] = useState<Complaints>({});
  // The same until it is answered, so that a start whose answer was lost is not done twice.
  const key = useRef(newUuid());
  const headingId = useId();
  const run = useMutation({
    mutationFn: start,
    onSuccess: () => {
      key.current = newUuid();
    },
    onError: (error) => setComplaints(refusedFields(error)),
  });

  const begin = () => {
    const plannedHours = FASTING_PLANS.find(({ id }) => id === plan)?.fastingHours ?? hoursIn(hours);
    const startedAt = isEarlier ? instantOf(zone, startWall) : undefined;
    const checked = startFast.shape.plannedHours.safeParse(plannedHours);
    const found: Complaints = {};
    if (!checked.success) found.plannedHours = checked.error.issues[0]?.message;
    if (startedAt === null)
      found.startedAt = startWall === '' ? 'Enter when your last meal ended' : SKIPPED_TIME;
    else if (startedAt && Date.parse(startedAt) > Date.now() + clockSkew)
      found.startedAt = "The start time can't be in the future";
    setComplaints(found);
    if (Object.keys(found).length > 0 || startedAt === null) return;
    run.mutate({ plannedHours, idempotencyKey: key.current, ...(startedAt ? { startedAt } : {}) });
  };

  return (
    <Panel role="region" aria-labelledby={headingId} className="flex flex-col gap-5 shadow-card">
      <h2 id={headingId} className="text-2xl">
        Start a fast
      </h2>
      <PlanChoice value={plan} onChange={setPlan} />
      {plan === 'custom' ? (
        <TextField
          label={`Hours without food (${FAST_HOURS.least} to ${FAST_HOURS.most})`}
          error={complaints.plannedHours}
          className="sm:max-w-xs"
          inputMode="decimal"
          autoComplete="off"
          value={hours}
          onChange={setHours}
        />
      ) : null}
      <div>
        <Checkbox
          label="I started earlier"
          checked={isEarlier}
          onChange={(event) => setEarlier(event.target.checked)}
        />
        {isEarlier ? (
          <TextField
            label="When your last meal ended"
            hint={`Time zone: ${zone.replaceAll('_', ' ')}`}
            error={complaints.startedAt}
            className="mt-1 sm:max-w-xs"
            type="datetime-local"
            value={startWall}
            max={wallTime(zone, Date.now() + clockSkew)}
            onChange={setStartWall}
          />
        ) : null}
      </div>
      {mustAsk ? (
        <Checkbox
          label="My doctor or prescriber knows that I want to fast"
          checked={hasAsked}
          onChange={(event) => setAsked(event.target.checked)}
        />
      ) : null}
      {run.isError && Object.keys(refusedFields(run.error)).length === 0 ? (
        <p role="alert" className="flex gap-2 font-bold text-coral">
          <CircleAlert className="mt-0.5 size-5 shrink-0" />
          {errorText(run.error, 'The fast could not be started. Please try again.')}
        </p>
      ) : null}
      <Button
        size="lg"
        className="self-start max-sm:w-full"
        disabled={mustAsk && !hasAsked}
        pendingLabel={run.isPending ? 'Starting...' : undefined}
        onClick={begin}
        icon={Play}
      >
        {isEarlier ? 'Start from that time' : 'Start now'}
      </Button>
    </Panel>
  );
}
