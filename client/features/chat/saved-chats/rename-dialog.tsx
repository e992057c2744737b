import { type FormEvent, useId, useRef, useState } from 'react';
import { type SavedConversation, TITLE_MAX } from '#contract/saved-conversations.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useChangeChat } from './saved-conversations.ts';

/** A new title for a saved chat. It stays open until the server has it, so that nothing typed is lost. */
export function RenameDialog({ chat, onClose }: { chat: SavedConversation; onClose: () => void }) {
  const [title, setTitle] = useState(chat.title);
  const [missing, setMissing] = useState(false);
  const change = useChangeChat();
  const formId = useId();
  const box = useRef<HTMLInputElement>(null);
  const refused = change.error instanceof ApiError ? change.error.fields.title : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = title.trim();
    setMissing(wanted === '');
    if (wanted === '') return;
    if (wanted === chat.title) onClose();
    else change.mutate({ chat, changes: { title: wanted } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename Conversation"
      firstFocus={box}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pendingLabel={change.isPending ? 'Saving...' : undefined}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <Field label="Title" error={missing ? 'Please enter a title' : refused}>
          {(ids) => (
            <TextInput
              {...ids}
              ref={box}
              value={title}
              maxLength={TITLE_MAX}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
