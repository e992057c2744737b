import { Copy, Download } from 'lucide-react';
import type { RefusedRow } from '#domain/readings-import/import-mapping.ts';
import { copyText, downloadFile } from '../lib/browser/export-text.ts';
import { Button } from './button.tsx';

/** More than this nobody reads on a page; the copy and the download hold all. */
const SHOWN = 100;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The refused lines as a CSV file of their own. */
export const refusedCsv = (rows: readonly RefusedRow[]): string =>
  [
    'line,reason,text',
    ...rows.map(({ row, reason, text }) => `${row},${quoted(reason)},${quoted(text)}`),
  ].join('\r\n');

/** Every line that is not stored, with its reason. */
export function RefusedRows({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null;
  const asText = () => rows.map(({ row, reason, text }) => `Line ${row}: ${reason} ${text}`).join('\n');
  return (
    <div className="flex flex-col gap-3">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keys.
        tabIndex={0}
        aria-label="Skipped lines"
        className="scroll-x max-h-96 overflow-y-auto rounded-md border border-line"
      >
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-ink">
              <th className="px-3 py-2">Line</th>
              <th className="px-3 py-2">Reason</th>
              <th className="px-3 py-2">Text in the file</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map(({ row, reason, text }) => (
              <tr key={row} className="border-b border-line align-top">
                <td className="px-3 py-2 tabular-nums">{row}</td>
                <td className="min-w-48 px-3 py-2 font-bold">{reason}</td>
                <td className="min-w-48 px-3 py-2 text-small wrap-anywhere text-ink-soft">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > SHOWN ? (
        <p className="text-small text-ink-soft">
          These are the first {SHOWN} of {rows.length} lines. Copy or download the list to get them all.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={Copy}
          onClick={() => copyText(asText(), 'Skipped lines copied to clipboard')}
        >
          Copy the list
        </Button>
        <Button
          variant="secondary"
          icon={Download}
          onClick={() => downloadFile('refused-lines.csv', 'text/csv', refusedCsv(rows))}
        >
          Download the list
        </Button>
      </div>
    </div>
  );
}
