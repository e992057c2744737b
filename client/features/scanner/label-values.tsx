import { TriangleAlert } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { NutrientName, NutritionAnalysis } from '#contract/nutrition.ts';
import { sentenceStart } from '#domain/amount-text.ts';
import { NUTRIENT_LABELS } from '#domain/reading-warnings.ts';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { groupFields, openFields } from './field-rows.ts';
import { LabelPhoto } from './label-photo.tsx';
import { NutrientField } from './nutrient-field.tsx';
import type { Photo } from './photo.ts';
import type { ProductEdits } from './product-edits.ts';
import { ServingFields } from './serving-fields.tsx';

interface LabelValuesProps {
  /** As read, or blank for a label typed by hand. */
  original: NutritionAnalysis;
  /** As it stands with the edits. */
  analysis: NutritionAnalysis;
  photo: Photo | null;
  typed: boolean;
  /** Saved products are not changed here any more. */
  locked: boolean;
  onEdit: (change: Partial<Omit<ProductEdits, 'values'>>) => void;
  onEditValue: (name: NutrientName, value: number | null) => void;
}

function AddField({ names, onAdd }: { names: readonly NutrientName[]; onAdd: (name: NutrientName) => void }) {
  if (names.length === 0) return null;
  return (
    <Select
      aria-label="Add a value"
      value=""
      className="mt-3"
      onChange={(event) => {
        const name = names.find((one) => one === event.target.value);
        if (name) onAdd(name);
      }}
    >
      <option value="">Add a value the label also states...</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {sentenceStart(NUTRIENT_LABELS[name])}
        </option>
      ))}
    </Select>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-col gap-2">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-2 rounded-md bg-amber-wash px-3 py-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
          {warning}
        </li>
      ))}
    </ul>
  );
}

/** Every value of the label beside the photo: what needs a look first, then the rest, then the serving. */
export function LabelValues(props: LabelValuesProps) {
  const { original, analysis, photo, typed, locked, onEdit, onEditValue } = props;
  const [active, setActive] = useState<NutrientName | null>(null);
  const [aspect, setAspect] = useState<number | null>(null);
  const [added, setAdded] = useState<readonly NutrientName[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupFields(original, typed, added), [original, typed, added]);
  const open = openFields(analysis.fields, groups.check);
  const boxes = [...groups.check, ...groups.rest].flatMap((name) => {
    const box = original.fields[name]?.box;
    return box ? [{ name, box, open: open.includes(name) }] : [];
  });
  const pick = (name: NutrientName) => {
    list.current?.querySelector<HTMLInputElement>(`[data-field="${name}"]`)?.focus();
  };
  const row = (name: NutrientName) => {
    const box = original.fields[name]?.box;
    return (
      <NutrientField
        key={name}
        name={name}
        reading={analysis.fields[name]}
        typed={typed || added.includes(name)}
        disabled={locked}
        active={active === name}
        onActive={setActive}
        onChange={onEditValue}
        photo={photo && box && aspect !== null ? { url: photo.url, aspect, box } : null}
      />
    );
  };
  return (
    <Panel className="px-4 sm:px-5">
      <h2 className="mb-1 text-xl">{typed ? 'Type what the label says' : 'Values on the label'}</h2>
      <p className="mb-4 text-ink-soft">
        {locked
          ? 'Saved as shown.'
          : typed
            ? 'The score appears as soon as the numbers allow it.'
            : 'Correct anything that is off: net carbs and score follow at once.'}
      </p>
      {typed ? null : <Warnings warnings={analysis.warnings} />}
      <div className="grid gap-5 md:grid-cols-2">
        {photo ? (
          <div className="md:sticky md:top-24 md:self-start">
            <LabelPhoto
              url={photo.url}
              boxes={boxes}
              active={active}
              onActive={setActive}
              onPick={pick}
              onSize={setAspect}
            />
          </div>
        ) : null}
        <div ref={list} className={photo ? undefined : 'md:col-span-2'}>
          {typed ? (
            <div className="mb-5">
              <ServingFields analysis={analysis} disabled={locked} onEdit={onEdit} />
            </div>
          ) : null}
          {groups.check.length > 0 ? (
            <section className="mb-5 rounded-lg border-2 border-amber p-2">
              <h3 className="px-2 pb-1 pt-1 font-sans text-base font-extrabold">
                {open.length > 0 ? `Please check these first (${open.length})` : 'All checked, thank you'}
              </h3>
              <ul className="flex flex-col gap-1">{groups.check.map(row)}</ul>
            </section>
          ) : null}
          <ul className="flex flex-col gap-1">{groups.rest.map(row)}</ul>
          {locked ? null : <AddField names={groups.more} onAdd={(name) => setAdded([...added, name])} />}
          {typed ? null : (
            <div className="mt-6 border-t border-line pt-5">
              <ServingFields analysis={analysis} disabled={locked} onEdit={onEdit} />
            </div>
          )}
        </div>
      </div>
      {analysis.ingredients ? (
        <div className="mt-5 border-t border-line pt-4">
          <h3 className="font-sans text-base font-bold">Ingredients as read</h3>
          <p className="text-ink-soft">{analysis.ingredients}</p>
        </div>
      ) : null}
    </Panel>
  );
}
