import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/controls.tsx';
import { QuestionBubble } from '../../../ui/exchange-parts.tsx';
import { BusyContext } from './answer-actions.ts';

interface QuestionEditorProps {
  text: string;
  hasLater: boolean;
  onCancel: () => void;
  onSend: (text: string) => void;
}

/** A question of one's own in a box, in place. Enter sends, Shift+Enter makes a new line, Escape leaves it as it was. */
function QuestionEditor({ text, hasLater, onCancel, onSend }: QuestionEditorProps) {
  const [typed, setTyped] = useState(text);
  const busy = use(BusyContext);
  const box = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  // The box takes the place of the button that had the focus.
  useEffect(() => {
    const element = box.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const blocked = busy || typed.trim() === '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!blocked) onSend(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // Escape also shows a typed answer whole; here it means this box alone.
      event.preventDefault();
      onCancel();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
  };
  return (
    <form onSubmit={submit} className="ml-auto flex max-w-2xl flex-col gap-2 rounded-lg bg-shoal p-3">
      <TextArea
        ref={box}
        aria-label="Edit your question"
        aria-describedby={noteId}
        rows={Math.min(8, Math.max(2, text.split('\n').length + 1))}
        maxLength={MESSAGE_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={noteId} className="text-small">
        {hasLater
          ? 'The answer to this question and everything after it will be replaced.'
          : 'The answer to this question will be replaced.'}
        {busy ? ' You can send your question once the current answer is finished.' : ''}
      </p>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={blocked}>
          Send
        </Button>
      </div>
    </form>
  );
}

interface QuestionViewProps {
  text: string;
  /** Other exchanges follow this one. */
  hasLater: boolean;
  /** Without it the question cannot be changed, as while it is being answered. */
  onResend: ((text: string) => void) | undefined;
}

/** A question as it was sent, with its line breaks; it can be changed and sent again. */
export function QuestionView({ text, hasLater, onResend }: QuestionViewProps) {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    // The editor takes the pencil's place, so the focus goes back to it once it is there again.
    flushSync(() => setEditing(false));
    opener.current?.focus({ preventScroll: true });
  };
  if (editing && onResend)
    return (
      <QuestionEditor
        text={text}
        hasLater={hasLater}
        onCancel={cancel}
        onSend={(changed) => {
          setEditing(false);
          onResend(changed);
        }}
      />
    );
  return (
    <div className="flex items-start justify-end gap-1">
      {onResend ? (
        <IconButton
          ref={opener}
          icon={Pencil}
          label="Edit this question"
          onClick={() => setEditing(true)}
          className="text-ink-soft"
        />
      ) : null}
      <QuestionBubble text={text} />
    </div>
  );
}
