import type { ImportMapping, ImportReading } from '#domain/readings-import/import-mapping.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../../ui/disclosure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Reader } from '../entry-draft.ts';
import { lines, readingsCount } from './count-words.ts';
import { MappingFields } from './mapping-fields.tsx';
import type { OpenedFile } from './open-csv.ts';
import { PreviewTable } from './preview-table.tsx';
import { RefusedRows } from './refused-rows.tsx';

interface ImportPreviewProps {
  file: OpenedFile;
  /** The file as the mapping reads it now. */
  read: ImportReading;
  reader: Reader;
  onMapping: (mapping: ImportMapping) => void;
  importing: boolean;
  failure: Error | null;
  onImport: () => void;
  /** Ends an import that is under way. */
  onCancel: () => void;
  onAgain: () => void;
}

/** How the file is understood: questions first, then the columns, then the first lines as they will be stored. */
export function ImportPreview(props: ImportPreviewProps) {
  const { file, read, reader, importing } = props;
  const count = read.readings.length;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg wrap-anywhere">
        <strong>{file.name}</strong>: {lines(read.rowsIn)}.
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
        <h3 className="mb-2 text-lg">As it will be stored</h3>
        <p role="status" className="mb-2">
          {readingsCount(count)} can be stored, {lines(read.refused.length)} cannot.
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
          <Disclosure title={`${lines(read.refused.length)} that cannot be stored`} defaultOpen={count === 0}>
            <RefusedRows rows={read.refused} />
          </Disclosure>
        </DisclosureList>
      ) : null}
      {props.failure ? (
        <ErrorState title="The import did not work">
          {errorText(props.failure, 'Please try again.')} Nothing is stored twice when you try again.
        </ErrorState>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          disabled={count === 0}
          pendingLabel={importing ? `Storing ${readingsCount(count)}...` : undefined}
          onClick={props.onImport}
        >
          Import {readingsCount(count)}
        </Button>
        {importing ? (
          <Button size="lg" variant="secondary" onClick={props.onCancel}>
            Cancel
          </Button>
        ) : (
          <Button size="lg" variant="secondary" onClick={props.onAgain}>
            Choose another file
          </Button>
        )}
      </div>
    </div>
  );
}
