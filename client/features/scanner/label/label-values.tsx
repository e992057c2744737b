import clsx from 'clsx';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NutrientName, NutritionAnalysis } from '#contract/nutrition.ts';
import { sentenceStart } from '#domain/food-text/amount-text.ts';
import { NUTRIENT_LABELS } from '#domain/product-analysis/reading-warnings.ts';
import { ChoiceSelect } from '../../../ui/controls.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { DraftProduct, ProductEdits, ProductWork } from '../draft/scan-draft.ts';
import type { Photo } from '../photo.ts';
import { useLabelFields } from './label-fields.ts';
import { LabelPhotos } from './label-photos.tsx';
import { NutrientField } from './nutrient-field.tsx';
import { ServingFields } from './serving-fields.tsx';

const NONE = '';

function ReadingWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-col gap-2">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-2 rounded-md bg-amber-wash px-3 py-2">
          <TriangleAlert className="mt-0.5 size-5 shrink-0 text-amber" />
          {warning}
        </li>
      ))}
    </ul>
  );
}

interface LabelValuesProps {
  scan: DraftProduct;
  analysis: NutritionAnalysis;
  photos: readonly Photo[];
  onWork: (change: Partial<ProductWork>) => void;
  /** Saved products are not changed here any more. */
  locked: boolean;
  onEdit: (change: Partial<Omit<ProductEdits, 'values'>>) => void;
  onEditValue: (name: NutrientName, value: number | null) => void;
}

/** From here on there is room to show everything at once (the `md` breakpoint). */
const WIDE = '(min-width: 48rem)';

function introduction({ locked, scan }: LabelValuesProps): string {
  if (locked) return 'These values are saved as shown.';
  if (scan.typed) return "You'll get a score as soon as you've filled in enough numbers.";
  return 'Fix anything that looks wrong. Net carbs and the score update right away.';
}

/** Every value of the label beside the photos: what needs a look first, then the rest, then the serving. */
export function LabelValues(props: LabelValuesProps) {
  const { scan, analysis, photos, locked } = props;
  const { typed } = scan;
  const label = useLabelFields(scan, analysis, props.onWork);
  const { groups, open, boxes, active, light, added, add } = label;
  const [showRest, setShowRest] = useState(() => typed || window.matchMedia(WIDE).matches);
  const hasPhotos = photos.length > 0;
  const list = useRef<HTMLDivElement>(null);
  const restId = useId();
  const pick = (name: NutrientName) => {
    flushSync(() => setShowRest(true));
    list.current?.querySelector<HTMLInputElement>(`[data-field="${name}"]`)?.focus();
  };
  const row = (name: NutrientName) => {
    const place = boxes.find((one) => one.name === name);
    const url = place && photos[place.photo]?.url;
    return (
      <NutrientField
        key={name}
        name={name}
        fields={analysis.fields}
        typed={typed || added.includes(name)}
        disabled={locked}
        active={active === name}
        onActive={light}
        onChange={props.onEditValue}
        photo={place && url ? { url, box: place.box } : null}
      />
    );
  };
  const serving = <ServingFields analysis={analysis} disabled={locked} onEdit={props.onEdit} />;
  return (
    <Panel className="px-3 sm:px-5">
      <h2 className="mb-1 px-1 text-xl">{typed ? 'Type what the label says' : 'Values on the label'}</h2>
      <p className="mb-4 px-1 text-ink-soft">{introduction(props)}</p>
      {typed ? <div className="mb-5 px-1">{serving}</div> : <ReadingWarnings warnings={analysis.warnings} />}
      <div className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        {hasPhotos ? <LabelPhotos photos={photos} label={label} onPick={pick} /> : null}
        <div ref={list} className={hasPhotos ? undefined : 'col-span-full'}>
          {groups.check.length > 0 ? (
            <section className="mb-4 rounded-lg border-2 border-amber p-1 sm:p-2">
              <h3 className="px-2 py-1 font-sans text-base font-extrabold">
                {open.length === 0
                  ? 'All checked, thank you'
                  : `${locked ? 'Saved without a check' : 'Please check these first'} (${open.length})`}
              </h3>
              <ul className="flex flex-col gap-2">{groups.check.map(row)}</ul>
            </section>
          ) : null}
          {typed ? null : (
            <button
              type="button"
              aria-expanded={showRest}
              aria-controls={restId}
              onClick={() => setShowRest(!showRest)}
              className="flex min-h-touch w-full items-center justify-between gap-3 rounded-md px-3 font-extrabold hover:bg-shoal"
            >
              {groups.check.length > 0 ? 'All other values' : 'All values'} ({groups.rest.length})
              <ChevronDown className={clsx('size-6', showRest && 'rotate-180')} />
            </button>
          )}
          <div id={restId} hidden={!showRest}>
            <ul className={clsx('grid gap-x-6 gap-y-1', !hasPhotos && 'md:grid-cols-2')}>
              {groups.rest.map(row)}
            </ul>
            {locked || groups.more.length === 0 ? null : (
              <ChoiceSelect
                aria-label="Add a value"
                value={NONE}
                className="mt-3"
                choices={[
                  [NONE, 'Add another value from the label...'],
                  ...groups.more.map((name) => [name, sentenceStart(NUTRIENT_LABELS[name])] as const),
                ]}
                onChange={(name) => {
                  if (name !== NONE) add(name);
                }}
              />
            )}
          </div>
        </div>
      </div>
      {typed ? null : <div className="mt-5 border-t border-line px-1 pt-5">{serving}</div>}
    </Panel>
  );
}
