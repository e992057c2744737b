import { Pencil, Trash2 } from 'lucide-react';
import { GLUCOSE, KETONES } from '#domain/health-values/thresholds.ts';
import { targetSide } from '#domain/readings/targets.ts';
import { formatTime } from '../../lib/date-text.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { WaitingMark } from '../../ui/waiting-mark.tsx';
import type { Reader } from './entry-draft.ts';
import { gkiText } from './gki-line.tsx';
import { type Measure, measureIn, measureText } from './measures.ts';

interface ValueBadge {
  text: string;
  tone: Tone;
}

/** How glucose stands. Only a fasting value has a target; a low one is named whenever it was taken. */
function glucoseBadge(
  { glucoseLevel, isFasting }: Pick<Reading, 'glucoseLevel' | 'isFasting'>,
  measure: Measure,
): ValueBadge | null {
  if (glucoseLevel === null) return null;
  if (Math.round(glucoseLevel) < GLUCOSE.low.mgPerDl)
    return { text: `Low, under ${measureText(measure, GLUCOSE.low.mgPerDl)}`, tone: 'coral' };
  if (!isFasting) return null;
  return targetSide('fastingGlucose', glucoseLevel) === 'in'
    ? { text: 'In target', tone: 'kelp' }
    : { text: `Not under ${measureText(measure, GLUCOSE.fastingPrediabetes.mgPerDl)}`, tone: 'amber' };
}

/** How ketones stand against the target. */
function ketoneBadge({ ketoneLevel }: Pick<Reading, 'ketoneLevel'>): ValueBadge | null {
  if (ketoneLevel === null) return null;
  const side = targetSide('ketones', ketoneLevel);
  if (side === 'in') return { text: 'In target', tone: 'kelp' };
  return side === 'below'
    ? { text: `Not above ${KETONES.ketosis}`, tone: 'plain' }
    : { text: `Above ${KETONES.high.toFixed(1)}`, tone: 'amber' };
}

function Value({ label, text, badge }: { label: string; text: string; badge?: ValueBadge | null }) {
  return (
    <div className="leading-8">
      <dt className="inline text-small text-ink-soft">{label} </dt>
      <dd className="inline font-extrabold tabular-nums">
        <span className="whitespace-nowrap">{text}</span>{' '}
        {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
      </dd>
    </div>
  );
}

const circumstances = (reading: Reading) =>
  [
    ['Felt', reading.feeling],
    ['Last meal', reading.lastMeal],
    ['Activity', reading.recentActivity],
    ['Notes', reading.notes],
  ].filter((line): line is [string, string] => Boolean(line[1]));

interface ReadingRowProps {
  reading: Reading;
  reader: Reader;
  onEdit: (reading: Reading) => void;
  onDelete: (reading: Reading) => void;
}

/** One reading: when, what, how it stands against the targets, and what was noted beside it. */
export function ReadingRow({ reading, reader, onEdit, onDelete }: ReadingRowProps) {
  const { units, zone } = reader;
  const time = formatTime(reading.readingTime, zone);
  const glucose = measureIn('glucose', units);
  const gki = gkiText(reading);
  const saving = typeof reading.id === 'string' && reading.id.startsWith('saving-');
  return (
    <li className="px-4 py-2" aria-busy={saving || undefined}>
      <div className="flex items-center gap-2">
        <p className="flex grow flex-wrap items-center gap-x-2">
          <time dateTime={reading.readingTime} className="font-bold">
            {time}
          </time>
          {reading.isFasting ? <Badge tone="lagoon">Fasting</Badge> : null}
          {saving ? <span className="text-small text-ink-soft">Saving...</span> : null}
          <WaitingMark lane="reading" id={reading.id} />
        </p>
        <div className="-mr-2 flex shrink-0">
          <IconButton
            icon={Pencil}
            label={`Edit reading of ${time}`}
            disabled={saving}
            onClick={() => onEdit(reading)}
          />
          <IconButton
            icon={Trash2}
            label={`Delete reading of ${time}`}
            disabled={saving}
            onClick={() => onDelete(reading)}
          />
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-5">
        {reading.glucoseLevel === null ? null : (
          <Value
            label="Glucose"
            text={measureText(glucose, reading.glucoseLevel)}
            badge={glucoseBadge(reading, glucose)}
          />
        )}
        {reading.ketoneLevel === null ? null : (
          <Value
            label="Ketones"
            text={measureText(measureIn('ketones', units), reading.ketoneLevel)}
            badge={ketoneBadge(reading)}
          />
        )}
        {gki ? <Value label="GKI" text={gki} /> : null}
        {reading.weight === null ? null : (
          <Value label="Weight" text={measureText(measureIn('weight', units), reading.weight)} />
        )}
        {reading.waist === null ? null : (
          <Value label="Waist" text={measureText(measureIn('waist', units), reading.waist)} />
        )}
      </dl>
      {circumstances(reading).map(([label, words]) => (
        <p key={label} className="text-small wrap-anywhere">
          <span className="text-ink-soft">{label}:</span> {words}
        </p>
      ))}
    </li>
  );
}
