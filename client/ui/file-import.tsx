import { type ReactNode, useEffect, useRef } from 'react';
import type { RefusedRow } from '#domain/readings-import/import-mapping.ts';
import { Button } from './button.tsx';
import { Disclosure, DisclosureList } from './disclosure.tsx';
import { Panel } from './panel.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { ErrorState } from './states.tsx';

interface ImportPreviewProps {
  /** How the file is understood, and its first lines as they will be stored. */
  children: ReactNode;
  refused: readonly RefusedRow[];
  refusedTitle: string;
  isEmpty: boolean;
  failure: string | null;
  /** Of the file, 0 to 1; null where nobody is told. */
  progress: number | null;
  progressWords?: string;
  importLabel: string;
  /** While it is being stored. */
  pendingLabel: string | undefined;
  onImport: () => void;
  onCancel: () => void;
  onAgain: () => void;
}

/** A file before and while it is stored: what is understood of it, what is refused, and the way on. */
export function ImportPreview(props: ImportPreviewProps) {
  const isPending = props.pendingLabel !== undefined;
  return (
    <div className="flex flex-col gap-6">
      {props.children}
      {props.refused.length > 0 ? (
        <DisclosureList>
          <Disclosure title={props.refusedTitle} defaultOpen={props.isEmpty}>
            <RefusedRows rows={props.refused} />
          </Disclosure>
        </DisclosureList>
      ) : null}
      {props.failure ? <ErrorState title="The import did not work">{props.failure}</ErrorState> : null}
      {props.progress === null ? null : (
        <div>
          <progress aria-label="Import progress" value={props.progress} className="h-3 w-full accent-sea" />
          <p role="status" className="empty:hidden">
            {props.progressWords}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" disabled={props.isEmpty} pendingLabel={props.pendingLabel} onClick={props.onImport}>
          {props.importLabel}
        </Button>
        <Button size="lg" variant="secondary" onClick={isPending ? props.onCancel : props.onAgain}>
          {isPending ? 'Cancel' : 'Choose another file'}
        </Button>
      </div>
    </div>
  );
}

interface ImportResultProps {
  title: ReactNode;
  /** More about what was stored. */
  children: ReactNode;
  refused: readonly RefusedRow[];
  /** To what was stored. */
  links: ReactNode;
  onAgain: () => void;
}

/** What became of every line: stored, or refused with its reason. */
export function ImportResult({ title, children, refused, links, onAgain }: ImportResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <Panel tone="shoal">
        <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-xl">
          {title}
        </h3>
        <p className="mt-1 wrap-anywhere text-ink-soft">{children}</p>
      </Panel>
      <RefusedRows rows={refused} />
      <div className="flex flex-wrap gap-3">
        {links}
        <Button variant="secondary" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  );
}
