import { FIELD_OF, LABEL_OF } from '#domain/health-values/measure-units.ts';
import { valueText } from '#domain/readings/measure-text.ts';
import type {
  ImportedReading,
  ImportMapping,
  ImportReading,
} from '#domain/readings-import/import-mapping.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { formatMoment } from '../../../lib/date-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../../ui/disclosure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RefusedRows } from '../../../ui/refused-rows.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Reader } from '../entry-draft.ts';
import { MEASURES } from '../measures.ts';
import { PartFailed, type PartsProgress } from './import-in-parts.ts';
import { MappingFields } from './mapping-fields.tsx';
import type { OpenedFile } from './use-import.ts';

const SHOWN = 5;

/** The first readings as they will be stored, in the person's units and zone. */
function PreviewTable({ readings, reader }: { readings: readonly ImportedReading[]; reader: Reader }) {
  const { units, zone } = reader;
  const measured = MEASURES.filter((name) => readings.some(({ reading }) => reading[FIELD_OF[name]] != null));
  const noted = ({ isFasting, feeling, lastMeal, recentActivity, notes }: ImportedReading['reading']) =>
    [isFasting && 'Fasting', feeling, lastMeal, recentActivity, notes].filter(Boolean).join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keys.
    <section tabIndex={0} aria-label="First readings as they will be saved" className="scroll-x">
      <table className="w-full border-collapse text-left tabular-nums">
        <thead>
          <tr className="border-b-2 border-ink">
            <th className="py-2 pr-4">Line</th>
            <th className="py-2 pr-4">Time</th>
            {measured.map((name) => (
              <th key={name} className="py-2 pr-4">
                {LABEL_OF[name]}
              </th>
            ))}
            <th className="py-2">Other</th>
          </tr>
        </thead>
        <tbody>
          {readings.slice(0, SHOWN).map(({ row, reading }) => (
            <tr key={row} className="border-b border-line align-top">
              <td className="py-2 pr-4">{row}</td>
              <td className="py-2 pr-4 whitespace-nowrap">{formatMoment(reading.readingTime, zone)}</td>
              {measured.map((name) => {
                const stored = reading[FIELD_OF[name]];
                return (
                  <td key={name} className="py-2 pr-4 font-bold whitespace-nowrap">
                    {stored == null ? 'none' : valueText(name, stored, units)}
                  </td>
                );
              })}
              <td className="py-2">{noted(reading)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const linesCount = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`;
export const readingsCount = (count: number): string => `${count} ${count === 1 ? 'reading' : 'readings'}`;

/** What was stored of a long file before it failed stays. */
function failureText(failure: Error): string {
  if (!(failure instanceof PartFailed)) return errorText(failure, 'Please try again.');
  return `${errorText(failure.cause, 'Please try again.')} Saved before the error: ${readingsCount(failure.stored)}.`;
}

interface ImportPreviewProps {
  file: OpenedFile;
  /** The file as the mapping reads it now. */
  read: ImportReading;
  reader: Reader;
  onMapping: (mapping: ImportMapping) => void;
  importing: boolean;
  /** How far a long file has come; null of others. */
  progress: PartsProgress | null;
  failure: Error | null;
  onImport: () => void;
  /** Ends an import that is under way. */
  onCancel: () => void;
  onAgain: () => void;
}

/** How the file is understood: questions first, then the columns, then the first lines as they will be stored. */
export function ImportPreview(props: ImportPreviewProps) {
  const { file, read, reader, importing, progress } = props;
  const count = read.readings.length;
  const fasting = read.readings.filter(({ reading }) => reading.isFasting).length;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg wrap-anywhere">
        <strong>{file.name}</strong>: {linesCount(read.rowsIn)}
        {file.long ? ', the first part of a longer file' : null}.
      </p>
      {file.mapping.questions.length > 0 ? (
        <Panel tone="land" role="region" aria-labelledby="please-check">
          <h3 id="please-check" className="text-lg">
            Please check
          </h3>
          <ul className="mt-1 list-disc pl-6">
            {file.mapping.questions.map((question) => (
              <li key={question.about}>{question.text}</li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <MappingFields mapping={file.mapping} onChange={props.onMapping} />
      <div>
        <h3 className="mb-2 text-lg">How it will be saved</h3>
        <p role="status" className="mb-2">
          {readingsCount(count)} can be imported, {linesCount(read.refused.length)} can't.
          {fasting > 0 ? ` ${readingsCount(fasting)} will be marked as fasting.` : null}
          {file.long ? " We'll read the rest the same way during the import." : null}
        </p>
        {count > 0 ? <PreviewTable readings={read.readings} reader={reader} /> : null}
        {read.notices.map((notice) => (
          <p key={notice} className="mt-2 text-small text-ink-soft">
            {notice}
          </p>
        ))}
      </div>
      {read.refused.length > 0 ? (
        <DisclosureList>
          <Disclosure
            title={`${linesCount(read.refused.length)} that can't be imported`}
            defaultOpen={count === 0}
          >
            <RefusedRows rows={read.refused} />
          </Disclosure>
        </DisclosureList>
      ) : null}
      {props.failure ? (
        <ErrorState title="The import did not work">
          {failureText(props.failure)} If you try again, nothing will be saved twice.
        </ErrorState>
      ) : null}
      {progress ? (
        <div>
          <progress aria-label="Import progress" value={progress.share} className="h-3 w-full accent-sea" />
          <p role="status">{readingsCount(progress.stored)} saved so far.</p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          disabled={count === 0}
          pendingLabel={
            importing ? (file.long ? 'Importing...' : `Importing ${readingsCount(count)}...`) : undefined
          }
          onClick={props.onImport}
        >
          {file.long ? 'Import the whole file' : `Import ${readingsCount(count)}`}
        </Button>
        <Button size="lg" variant="secondary" onClick={importing ? props.onCancel : props.onAgain}>
          {importing ? 'Cancel' : 'Choose another file'}
        </Button>
      </div>
    </div>
  );
}
