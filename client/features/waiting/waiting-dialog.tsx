import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Change } from '../../lib/changes/change.ts';
import type { Changes } from '../../lib/changes/change-mutations.ts';
import { GUEST, openChanges, ownerNow } from '../../lib/changes/changes.ts';
import { formatMoment } from '../../lib/format/date-text.ts';
import { useOnline } from '../../lib/offline/online.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { sayLoadFailed } from '../../lib/toast/say-failed.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { placeOf, stateOf, whatOf } from './change-words.ts';

interface RowProps {
  entry: Change;
  when: string;
  onRetry: () => void;
  onDiscard: () => void;
  onLeave: () => void;
}

function Row({ entry, when, onRetry, onDiscard, onLeave }: RowProps) {
  const online = useOnline();
  const isRefused = entry.state === 'refused';
  const Icon = isRefused ? TriangleAlert : Clock;
  const what = whatOf(entry);
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 last:border-b-0">
      <p className="font-bold wrap-anywhere">{what}</p>
      <p className="text-small text-ink-soft">{when}</p>
      <p className={isRefused ? 'flex gap-2 text-coral' : 'flex gap-2 text-ink-soft'}>
        <Icon className="mt-0.5 size-5 shrink-0" />
        <span className="wrap-anywhere">{stateOf(entry, online)}</span>
      </p>
      <div className="-ml-3 flex flex-wrap gap-x-1">
        {entry.state === 'done' ? (
          <ButtonLink variant="ghost" {...placeOf(entry)} onClick={onLeave}>
            Look at it<span className="sr-only"> {what}</span>
          </ButtonLink>
        ) : null}
        {isRefused ? (
          <>
            <ButtonLink variant="ghost" {...placeOf(entry)} onClick={onLeave}>
              Edit<span className="sr-only"> {what}</span>
            </ButtonLink>
            <Button variant="ghost" onClick={onRetry}>
              Try again<span className="sr-only"> {what}</span>
            </Button>
          </>
        ) : null}
        <Button variant="ghost" onClick={onDiscard}>
          Discard<span className="sr-only"> {what}</span>
        </Button>
      </div>
    </li>
  );
}

/** What a guest of this device left to be sent: nothing of it goes out in an account's name unasked. */
function GuestsPart({
  count,
  onTake,
  onDiscard,
}: {
  count: number;
  onTake: () => void;
  onDiscard: () => void;
}) {
  return (
    <section aria-labelledby="guests-waiting" className="mt-2 border-t border-line pt-4">
      <h3 id="guests-waiting" className="text-lg">
        Left by a guest on this device ({count})
      </h3>
      <p className="text-ink-soft">
        Questions and photos that weren't sent. Only the person who made them should see them.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTake}>
          Yes, these are mine. Send them
        </Button>
        <Button variant="ghost" onClick={onDiscard}>
          Discard them
        </Button>
      </div>
    </section>
  );
}

interface WaitingDialogProps {
  own: readonly Change[];
  /** Of guests, where an account is signed in. */
  guests: readonly Change[];
  onClose: () => void;
}

export function WaitingDialog({ own, guests, onClose }: WaitingDialogProps) {
  const client = useQueryClient();
  const zone = personZone(usePerson().person);
  const [asked, setAsked] = useState<Change | 'guests' | null>(null);
  const send = useMutation({ mutationFn: async () => (await openChanges(client)).flush() });
  const change = (how: (changes: Changes) => Promise<void>) =>
    void openChanges(client).then(how).catch(sayLoadFailed);
  const isMany = asked === 'guests';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Waiting to be sent"
      description="These changes stay on this device until they are sent. Nothing is lost unless you discard it."
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button
            pendingLabel={send.isPending ? 'Trying...' : undefined}
            disabled={own.length === 0}
            onClick={() => send.mutate()}
          >
            Try now
          </Button>
        </>
      }
    >
      {own.length === 0 && guests.length === 0 ? <p role="status">All changes have been sent.</p> : null}
      <ul>
        {own.map((entry) => (
          <Row
            key={entry.seq}
            entry={entry}
            when={formatMoment(entry.createdAt, zone)}
            onRetry={() => change((changes) => changes.retry(entry.seq))}
            onDiscard={() => setAsked(entry)}
            onLeave={onClose}
          />
        ))}
      </ul>
      {guests.length > 0 ? (
        <GuestsPart
          count={guests.length}
          onTake={() => change((changes) => changes.adopt(GUEST, ownerNow(client) ?? GUEST))}
          onDiscard={() => setAsked('guests')}
        />
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={isMany ? 'Delete what was added here without an account?' : 'Discard this?'}
        confirmLabel="Discard"
        onConfirm={() => {
          setAsked(null);
          if (asked === 'guests') change((changes) => changes.discardAll(GUEST));
          else if (asked) change((changes) => changes.discard(asked.seq));
        }}
      >
        {asked === null || isMany ? "You can't undo this." : `${whatOf(asked)}. You can't undo this.`}
        {asked !== null && asked !== 'guests' && asked.attempts > 0 && asked.state === 'waiting'
          ? ' We sent it once but got no answer, so the server may already have it.'
          : ''}
      </ConfirmDialog>
    </Dialog>
  );
}
