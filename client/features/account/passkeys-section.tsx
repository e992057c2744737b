import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { PASSKEYS_AT_MOST, type Passkey } from '#contract/passkeys.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { canUsePasskeys } from '../../lib/browser/passkey-support.ts';
import { formatDayOf } from '../../lib/format/date-text.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/panel.tsx';
import { AddPasskeyDialog, PATH, passkeysQuery, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { QueryState } from './query-state.tsx';

function AddButton({ count, onAdd }: { count: number; onAdd: () => void }) {
  if (!canUsePasskeys())
    return <p className="text-ink-soft">This browser can't create passkeys at this web address.</p>;
  if (count >= PASSKEYS_AT_MOST)
    return (
      <p className="text-ink-soft">
        You have {count} passkeys, which is the limit. Remove one to add another.
      </p>
    );
  return <Button onClick={onAdd}>Add a passkey</Button>;
}

interface PasskeyLineProps {
  passkey: Passkey;
  zone: string;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyLine({ passkey, zone, onRename, onRemove }: PasskeyLineProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const day = (instant: string) => <time dateTime={instant}>{formatDayOf(instant, zone)}</time>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <KeyRound className="size-7 shrink-0 self-start text-sea" />
      <div className="min-w-0 grow basis-44">
        <p className="wrap-anywhere font-bold">{name}</p>
        <p className="text-small text-ink-soft">
          Added {day(createdAt)}, {lastUsedAt ? <>last used {day(lastUsedAt)}</> : 'not used yet'}
        </p>
      </div>
      <div className="flex gap-3">
        <Button variant="secondary" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button variant="secondary" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The keys that sign the account in without its password: what there are, and the ways to add, name and remove one. */
export function PasskeysSection({ username, zone }: { username: string; zone: string }) {
  const passkeys = useQuery(passkeysQuery());
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const remove = useMutation({
    mutationFn: (id: number) => api.run('DELETE', `${PATH}/${id}`),
    onSuccess: () =>
      toast({ title: 'Passkey removed', description: "You can't sign in with that passkey anymore." }),
    onError: (error) => {
      // Gone already is what was wanted.
      if (error instanceof ApiError && error.status === 404) return;
      sayFailed('Passkey not removed', 'Please try again.')(error);
    },
    onSettled: async () => {
      await passkeys.refetch();
      close();
    },
  });
  return (
    <Section
      title="Passkeys"
      intro="Sign in with your fingerprint, face or screen lock instead of a password. Nobody can guess a passkey, and it only works on this site."
    >
      <QueryState
        query={passkeys}
        loading="Looking for your passkeys..."
        failed="Your passkeys could not be loaded"
      />
      {passkeys.data && passkeys.data.length > 0 ? (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {passkeys.data.map((one) => (
            <PasskeyLine
              key={one.id}
              passkey={one}
              zone={zone}
              onRename={() => setOpen({ kind: 'rename', passkey: one })}
              onRemove={() => setOpen({ kind: 'remove', passkey: one })}
            />
          ))}
        </ul>
      ) : null}
      {passkeys.data ? (
        <AddButton count={passkeys.data.length} onAdd={() => setOpen({ kind: 'add' })} />
      ) : null}
      {open?.kind === 'add' ? <AddPasskeyDialog username={username} onClose={close} /> : null}
      {open?.kind === 'rename' ? <RenamePasskeyDialog passkey={open.passkey} onClose={close} /> : null}
      {open?.kind === 'remove' ? (
        <ConfirmDialog
          open
          onOpenChange={close}
          title="Remove this passkey?"
          confirmLabel="Remove"
          pendingLabel={remove.isPending ? 'Removing...' : undefined}
          onConfirm={() => remove.mutate(open.passkey.id)}
        >
          <p>
            <strong className="wrap-anywhere">{open.passkey.name}</strong> won't sign you in anymore. You may
            want to delete it on your device too, or your device will keep offering it.
          </p>
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
