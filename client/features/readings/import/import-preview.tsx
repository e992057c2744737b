import { FIELD_OF, LABEL_OF } from '#domain/health-values/measure-units.ts';
import { valueText } from '#domain/readings/measure-text.ts';
import { counted } from '#domain/readings/trends/measure-words.ts';
import type {
  ImportedReading,
  ImportMapping,
  ImportReading,
} from '#domain/readings-import/import-mapping.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { formatMoment } from '../../../lib/format/date-text.ts';
import { ImportPreview } from '../../../ui/file-import.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Reader } from '../entry-draft.ts';
import { MEASURES } from '../measures.ts';
import { PartFailed } from './import-in-parts.ts';
import { MappingFields } from './mapping-fields.tsx';
import type { OpenedFile, useImport } from './use-import.ts';

const SHOWN = 5;

/** The first readings as they will be stored, in the person's units and zone. */
function PreviewTable({ readings, reader }: { readings: readonly ImportedReading[]; reader: Reader }) {
  const { units, zone } = reader;
  const measured = MEASURES.filter((name) => readings.some(({ reading }) => reading[FIELD_OF[name]] != null));
  const noted = ({ isFasting, feeling, lastMeal, recentActivity, notes }: ImportedReading['reading']) =>
    [isFasting && 'Fasting', feeling, lastMeal, recentActivity, notes].filter(Boolean).join(', ');
  const shown = readings.slice(0, SHOWN);
  const isNoted = shown.some(({ reading }) => noted(reading) !== '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keys.
    <section tabIndex={0} aria-label="How the first lines will be saved" className="scroll-x">
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
            {isNoted ? <th className="py-2">Other</th> : null}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, reading }) => (
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
              {isNoted ? <td className="py-2">{noted(reading)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What was stored of a long file before it failed stays. */
function failureText(failure: Error): string {
  if (!(failure instanceof PartFailed)) return errorText(failure, 'Please try again.');
  return `${errorText(failure.cause, 'Please try again.')} Saved before the error: ${counted(failure.stored, 'reading')}.`;
}

interface ReadingsPreviewProps {
  file: OpenedFile;
  read: ImportReading;
  reader: Reader;
  onMapping: (mapping: ImportMapping) => void;
  run: ReturnType<typeof useImport>;
  onAgain: () => void;
}

/** How the file is understood: questions first, then the columns, then the first lines as they will be stored. */
export function ReadingsPreview(props: ReadingsPreviewProps) {
  const { file, read, reader, run } = props;
  const { progress } = run;
  const count = read.readings.length;
  const readings = counted(count, 'reading');
  const fasting = read.readings.filter(({ reading }) => reading.isFasting).length;
  return (
    <ImportPreview
      refused={read.refused}
      refusedTitle={`${counted(read.refused.length, 'line')} that can't be imported`}
      isEmpty={count === 0}
      failure={run.error && `${failureText(run.error)} If you try again, nothing will be saved twice.`}
      progress={progress?.share ?? null}
      progressWords={progress ? `${counted(progress.stored, 'reading')} saved so far.` : undefined}
      importLabel={file.long ? 'Import the whole file' : `Import ${readings}`}
      pendingLabel={run.isPending ? (file.long ? 'Importing...' : `Importing ${readings}...`) : undefined}
      onImport={() => run.mutate({ ...file, read, zone: reader.zone })}
      onCancel={run.cancel}
      onAgain={props.onAgain}
    >
      <p className="text-lg wrap-anywhere">
        <strong>{file.name}</strong>: {counted(read.rowsIn, 'line')}
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
          {readings} can be imported, {counted(read.refused.length, 'line')} can't.
          {fasting > 0 ? ` ${counted(fasting, 'reading')} will be marked as fasting.` : null}
          {file.long ? " We'll read the rest the same way during the import." : null}
        </p>
        {count > 0 ? <PreviewTable readings={read.readings} reader={reader} /> : null}
        {read.notices.map((notice) => (
          <p key={notice} className="mt-2 text-small text-ink-soft">
            {notice}
          </p>
        ))}
      </div>
    </ImportPreview>
  );
}
