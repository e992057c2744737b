import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText, downloadFile } from '../../../lib/browser/export-text.ts';
import { Button } from '../../../ui/button.tsx';

const FILE_NAME = 'keto-navigator-recovery-codes.txt';

const asFile = (codes: readonly string[], username: string) =>
  [
    'Keto Navigator recovery codes',
    `Account: ${username}`,
    '',
    "Each code works once. Enter one after your password when you don't have your authenticator app.",
    '',
    ...codes,
    '',
  ].join('\n');

/** New recovery codes, the one time they can be seen, and two ways to keep them. */
export function RecoveryCodeList({ codes, username }: { codes: readonly string[]; username: string }) {
  const list = useRef<HTMLUListElement>(null);
  // They take the place of a form whose button is gone.
  useEffect(() => list.current?.focus(), []);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md border border-line bg-shoal p-4 text-center font-mono text-lg"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          icon={Copy}
          variant="secondary"
          onClick={() => copyText(codes.join('\n'), 'Recovery codes copied to clipboard')}
        >
          Copy
        </Button>
        <Button
          icon={Download}
          variant="secondary"
          onClick={() => downloadFile(FILE_NAME, 'text/plain', asFile(codes, username))}
        >
          Download
        </Button>
      </div>
    </>
  );
}
