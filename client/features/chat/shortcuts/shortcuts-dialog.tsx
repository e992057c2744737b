import { useStore } from '../../../lib/hooks/create-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/controls.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Keys } from '../../../ui/keys.tsx';
import { helpKeyStore, SHORTCUTS, setHelpKey, shownKeysOf } from './shortcuts.ts';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const helpKey = useStore(helpKeyStore);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keyboard shortcuts"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <dl className="flex flex-col">
        {SHORTCUTS.map(({ id, label }) => (
          <div key={id} className="flex min-h-touch items-center justify-between gap-4 border-b border-line">
            <dt>{label}</dt>
            <dd className="shrink-0">
              <Keys keys={shownKeysOf(id)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-ink-soft">
        In your list of saved chats, use the arrow keys to move, Enter to open, F2 to rename and Delete to
        delete. When you type a question, Enter sends it and Shift+Enter starts a new line.
      </p>
      <Checkbox
        label="“?” opens this list"
        checked={helpKey}
        onChange={(event) => setHelpKey(event.target.checked)}
        className="mt-2"
      />
    </Dialog>
  );
}
