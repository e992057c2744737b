import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { diaryCsvHead, diaryCsvLine } from '#domain/diary/diary-csv.ts';
import { guestDiaryQuery } from '../../lib/diary/diary.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';

/** Everything that was logged, as a file that spreadsheets open and the import above reads again. */
export function ExportDiary({ zone }: { zone: string }) {
  const { kind } = useSession();
  const { data: entries = [] } = useQuery({ ...guestDiaryQuery(), enabled: kind === 'guest' });
  const icon = <Download aria-hidden="true" className="size-5" />;
  return (
    <section aria-labelledby="export-heading">
      <h3 id="export-heading" className="mb-2 text-xl">
        Take your diary along
      </h3>
      <p className="mb-3">A CSV file with every entry, its values and how sure they are.</p>
      {kind === 'authenticated' ? (
        <a
          href={`/api/diary/export?timeZone=${encodeURIComponent(zone)}`}
          download="my-diary.csv"
          className={buttonStyle('secondary')}
        >
          {icon}
          Download as CSV
        </a>
      ) : (
        <Button
          variant="secondary"
          disabled={entries.length === 0}
          onClick={() =>
            downloadFile(
              'my-diary.csv',
              'text/csv',
              diaryCsvHead + entries.map((entry) => diaryCsvLine(entry, zone)).join(''),
            )
          }
        >
          {icon}
          Download as CSV
        </Button>
      )}
    </section>
  );
}
