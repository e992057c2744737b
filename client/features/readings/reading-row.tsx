import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Units } from '#contract/profile.ts';
import { FIELD_OF, LABEL_OF, type TakenMeasure } from '#domain/health-values/measure-units.ts';
import { GLUCOSE, KETONES } from '#domain/health-values/thresholds.ts';
import { valueText } from '#domain/readings/measure-text.ts';
import { targetSide } from '#domain/readings/targets.ts';
import { formatTime } from '../../lib/format/date-text.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { WaitingMark } from '../../ui/waiting-mark.tsx';
import type { Reader } from './entry-draft.ts';
import { gkiText } from './measures.ts';

function glucoseBadge({ glucoseLevel, isFasting }: Reading, units: Units): ReactNode {
  if (glucoseLevel === null) return null;
  const limit = (mgPerDl: number) => valueText('glucose', mgPerDl, units);
  if (Math.round(glucoseLevel) < GLUCOSE.low.mgPerDl)
    return <Badge tone="coral">{`Low, under ${limit(GLUCOSE.low.mgPerDl)}`}</Badge>;
  if (!isFasting) return null;
  return targetSide('fastingGlucose', glucoseLevel) === 'in' ? (
    <Badge tone="kelp">On target</Badge>
  ) : (
    <Badge tone="amber">{`${limit(GLUCOSE.fastingPrediabetes.mgPerDl)} or higher`}</Badge>
  );
}

function ketoneBadge({ ketoneLevel }: Reading): ReactNode {
  if (ketoneLevel === null) return null;
  const side = targetSide('ketones', ketoneLevel);
  if (side === 'in') return <Badge tone="kelp">On target</Badge>;
  if (side === 'below') return <Badge>{`${KETONES.ketosis} or lower`}</Badge>;
  return <Badge tone="amber">{`Above ${KETONES.high.toFixed(1)}`}</Badge>;
}

interface ValueProps {
  label: string;
  text: string | null;
  badge?: ReactNode;
}

const Value = ({ label, text, badge }: ValueProps) =>
  text === null ? null : (
    <div className="leading-8">
      <dt className="inline text-small text-ink-soft">{label} </dt>
      <dd className="inline font-extrabold tabular-nums">
        <span className="whitespace-nowrap">{text}</span> {badge}
      </dd>
    </div>
  );

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
  const value = (name: TakenMeasure) => {
    const stored = reading[FIELD_OF[name]];
    return { label: LABEL_OF[name], text: stored === null ? null : valueText(name, stored, units) };
  };
  const saving = reading.isSaving;
  return (
    <li className="px-4 py-2" aria-busy={saving}>
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
            label={`Edit reading from ${time}`}
            disabled={saving}
            onClick={() => onEdit(reading)}
          />
          <IconButton
            icon={Trash2}
            label={`Delete reading from ${time}`}
            disabled={saving}
            onClick={() => onDelete(reading)}
          />
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-5">
        <Value {...value('glucose')} badge={glucoseBadge(reading, units)} />
        <Value {...value('ketones')} badge={ketoneBadge(reading)} />
        <Value label="GKI" text={gkiText(reading)} />
        <Value {...value('weight')} />
        <Value {...value('waist')} />
      </dl>
      {circumstances(reading).map(([label, words]) => (
        <p key={label} className="text-small wrap-anywhere">
          <span className="text-ink-soft">{label}:</span> {words}
        </p>
      ))}
    </li>
  );
}
