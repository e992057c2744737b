import { SendHorizontal, Square } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { TextArea } from './text-area.tsx';

interface ComposerProps {
  /** Accessible name, also shown as the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with text that is not blank. */
  onSend: (text: string) => void;
  sendLabel: string;
  /** While an answer is on its way nothing is sent. */
  busy: boolean;
  /** Also keeps the box itself from being typed in while busy. */
  lockWhileBusy?: boolean;
  /** Shows a stop button in place of the send button while busy. */
  onStop?: (() => void) | undefined;
  rows?: number;
  maxLength: number;
  /** Beside the box, such as a menu. */
  aside?: ReactNode;
  boxRef?: Ref<HTMLTextAreaElement>;
  /** Keys that focus the box and that stop the answer, as `aria-keyshortcuts` writes them. */
  keyShortcuts?: { box: string; stop: string };
}

/** Text box for a message: Enter sends, Shift+Enter makes a new line. */
export function Composer(props: ComposerProps) {
  const { value, busy, onSend, onStop } = props;
  const blocked = busy || value.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!blocked) onSend(value.trim());
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that picks a word of an input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!blocked) onSend(value.trim());
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      {props.aside}
      <TextArea
        ref={props.boxRef}
        aria-label={props.label}
        aria-keyshortcuts={props.keyShortcuts?.box}
        placeholder={props.label}
        rows={props.rows ?? 2}
        maxLength={props.maxLength}
        value={value}
        disabled={props.lockWhileBusy === true && busy}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={sendOnEnter}
        className="max-h-48 min-w-0 grow resize-none"
      />
      {busy && onStop ? (
        <Button
          variant="secondary"
          onClick={onStop}
          aria-keyshortcuts={props.keyShortcuts?.stop}
          className="min-h-14"
        >
          <Square aria-hidden="true" className="size-5 shrink-0" />
          Stop
        </Button>
      ) : (
        <Button type="submit" disabled={blocked} className="min-h-14" aria-label={props.sendLabel}>
          <SendHorizontal aria-hidden="true" className="size-5 shrink-0" />
          <span className="hidden sm:inline">{props.sendLabel}</span>
        </Button>
      )}
    </form>
  );
}
