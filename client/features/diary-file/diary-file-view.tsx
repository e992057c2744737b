import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { diaryCsvHead, diaryCsvLine } from '#domain/diary/diary-csv.ts';
import { type DiaryMapping, detectDiaryColumns } from '#domain/diary-import/diary-columns.ts';
import { readDiaryFile } from '#domain/diary-import/read-diary-file.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { downloadFile } from '../../lib/browser/export-text.ts';
import { guestDiaryQuery } from '../../lib/diary/diary.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { csvText, FileDrop } from '../../ui/file-drop.tsx';
import { BackButton } from '../../ui/page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { DiaryFilePreview } from './diary-file-preview.tsx';

/** A diary of ten years has some 5 MB. */
const BYTES_MOST = 20_000_000;

interface OpenedDiary {
  name: string;
  csv: string;
  mapping: DiaryMapping;
}

/** @throws Error in the person's words, where it is too large or no diary */
async function openDiary(file: File): Promise<OpenedDiary> {
  if (file.size > BYTES_MOST)
    throw new Error(
      `This file is larger than ${BYTES_MOST / 1_000_000} MB. Export a shorter time period and try again.`,
    );
  const csv = csvText(new Uint8Array(await file.arrayBuffer()));
  const mapping = detectDiaryColumns(csv);
  if (!mapping)
    throw new Error(
      "This file doesn't look like a food diary. It needs columns for the day, the meal or food, and the carbs or calories.",
    );
  return { name: file.name, csv, mapping };
}

function Importer({ zone }: { zone: string }) {
  const [opened, setOpened] = useState<OpenedDiary | null>(null);
  const opening = useMutation({ mutationFn: openDiary, onSuccess: setOpened });
  const read = useMemo(
    () => opened && readDiaryFile(opened.csv, opened.mapping, { zone, now: new Date() }),
    [opened, zone],
  );
  if (opened && read)
    return (
      <DiaryFilePreview
        name={opened.name}
        mapping={opened.mapping}
        read={read}
        onMapping={(mapping) => setOpened({ ...opened, mapping })}
        onAgain={() => setOpened(null)}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <FileDrop onFile={opening.mutate}>
        From Cronometer (servings), MyFitnessPal (nutrition summary), Carb Manager, or an export from this app
      </FileDrop>
      {opening.error ? (
        <ErrorState title="This file cannot be imported">
          {errorText(opening.error, 'This file could not be read.')}
        </ErrorState>
      ) : null}
    </div>
  );
}

/** Everything that was logged, as a file that spreadsheets open and the import above reads again. */
function ExportDiary({ zone }: { zone: string }) {
  const { kind } = useSession();
  const { data: entries = [] } = useQuery({ ...guestDiaryQuery(), enabled: kind === 'guest' });
  return (
    <section aria-labelledby="export-heading">
      <h3 id="export-heading" className="mb-2 text-xl">
        Export your diary
      </h3>
      <p className="mb-3">You get a CSV file with every entry, its numbers and how certain they are.</p>
      {kind === 'authenticated' ? (
        <a
          href={`/api/diary/export?timeZone=${encodeURIComponent(zone)}`}
          download="my-diary.csv"
          className={buttonStyle('secondary')}
        >
          <Download className="size-5" />
          Download as CSV
        </a>
      ) : (
        <Button
          variant="secondary"
          icon={Download}
          disabled={entries.length === 0}
          onClick={() =>
            downloadFile(
              'my-diary.csv',
              'text/csv',
              diaryCsvHead + entries.map((entry) => diaryCsvLine(entry, zone)).join(''),
            )
          }
        >
          Download as CSV
        </Button>
      )}
    </section>
  );
}

/** The diary as a file: another app's brought in after a look at it, and one's own taken out. */
export function DiaryFileView() {
  const { person, isLoading } = usePerson();
  const zone = personZone(person);
  return (
    <section aria-labelledby="diary-file-heading">
      <BackButton to="/tracking" search={{}} label="Back to today" />
      <h2 id="diary-file-heading" className="mb-4 text-2xl">
        Import or export your diary
      </h2>
      {isLoading ? (
        <LoadingState label="Opening the import..." />
      ) : (
        <div className="flex flex-col gap-8">
          <Importer zone={zone} />
          <ExportDiary zone={zone} />
        </div>
      )}
    </section>
  );
}
