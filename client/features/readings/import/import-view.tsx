import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { PersonalData } from '#contract/profile.ts';
import { FILE_LIMITS } from '#contract/readings-import.ts';
import { counted } from '#domain/readings/trends/measure-words.ts';
import { readReadings } from '#domain/readings-import/read-readings.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { personZone, usePerson } from '../../../lib/person/person.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ImportResult } from '../../../ui/file-import.tsx';
import { BackButton } from '../../../ui/page.tsx';
import { ErrorState, LoadingState, ProfileNotLoaded } from '../../../ui/states.tsx';
import type { Reader } from '../entry-draft.ts';
import { ReadingsPreview } from './import-preview.tsx';
import { type ImportOutcome, type OpenedFile, openCsv, useImport } from './use-import.ts';

interface StoredReadingsProps {
  fileName: string;
  outcome: ImportOutcome;
  onAgain: () => void;
}

const StoredReadings = ({ fileName, outcome, onAgain }: StoredReadingsProps) => (
  <ImportResult
    title={
      <>
        <CircleCheck className="size-7 shrink-0 text-kelp" />
        {counted(outcome.stored, 'reading')} saved, {counted(outcome.refused.length, 'line')} skipped
      </>
    }
    refused={outcome.refused}
    onAgain={onAgain}
    links={
      <>
        <ButtonLink to="/tracking" search={{ view: 'log' }}>
          See your readings
        </ButtonLink>
        <ButtonLink to="/tracking" search={{ view: 'charts' }} variant="secondary">
          See the charts
        </ButtonLink>
      </>
    }
  >
    From {fileName}.{outcome.isStopped ? " You stopped the import, so we didn't read the rest." : null}
    {outcome.isCut
      ? ` It has more than ${FILE_LIMITS.rows.toLocaleString('en')} lines, so we didn't read the rest.`
      : null}
  </ImportResult>
);

function Importer({ person }: { person: PersonalData }) {
  const reader: Reader = { units: person.units, zone: personZone(person) };
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = useImport();
  const open = (file: File) => {
    setProblem(null);
    openCsv(file, reader.units, new Date()).then(setOpened, (error: unknown) =>
      setProblem(errorText(error, 'This file could not be read.')),
    );
  };
  const read = useMemo(
    () => (opened ? readReadings(opened.csv, opened.mapping, { zone: reader.zone, now: new Date() }) : null),
    [opened, reader.zone],
  );
  const again = () => {
    run.reset();
    setOpened(null);
  };
  if (run.data && opened) return <StoredReadings fileName={opened.name} outcome={run.data} onAgain={again} />;
  if (opened && read) {
    return (
      <ReadingsPreview
        file={opened}
        read={read}
        reader={reader}
        onMapping={(mapping) => setOpened({ ...opened, mapping })}
        run={run}
        onAgain={again}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <FileDrop onFile={open}>From Keto-Mojo, another meter, or your own spreadsheet</FileDrop>
      {problem ? <ErrorState title="This file cannot be imported">{problem}</ErrorState> : null}
    </div>
  );
}

/** From a meter's export to readings, with a look at how each column is read before anything is stored. */
export function ImportView() {
  const { person, isLoading, error, retry } = usePerson();
  return (
    <section aria-labelledby="import-heading">
      <BackButton to="/tracking" search={{ view: 'log' }} label="Back to the log" />
      <h2 id="import-heading" className="mb-4 text-2xl">
        Import readings
      </h2>
      {error ? (
        <div className="mb-6">
          <ProfileNotLoaded units={person.units} onRetry={retry}>
            If your file doesn't say which units it uses, check that the numbers in the preview look right
            before you save them.
          </ProfileNotLoaded>
        </div>
      ) : null}
      {isLoading ? <LoadingState label="Opening the import..." /> : <Importer person={person} />}
    </section>
  );
}
