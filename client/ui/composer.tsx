import { SendHorizontal, Square } from 'lucide-react';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { countText } from '../lib/format/number-text.ts';
import { Button } from './button.tsx';
import { TextArea } from './controls.tsx';
import { EmergencyLine } from './emergency/emergency-line.tsx';

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
  onStop?: () => void;
  maxLength: number;
  /** Beside the box, such as a menu. */
  aside?: ReactNode;
  /** Under the box, in the row of the emergency numbers. */
  foot?: ReactNode;
  boxRef?: Ref<HTMLTextAreaElement>;
  /** Keys that focus the box and that stop the answer, as `aria-keyshortcuts` writes them. */
  keyShortcuts?: { box: string; stop: string };
}

/** From here on it is told how many characters are left. */
const NEAR_END = 400;

/** What a paste brings more than there is room for, in characters; the browser leaves it out. */
function leftOut(event: ClipboardEvent<HTMLTextAreaElement>, maxLength: number): number {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData('text').replace(/\r\n/g, '\n').length;
  return Math.max(0, value.length - (selectionEnd - selectionStart) + pasted - maxLength);
}

/** Enter that picks a word of an input method is not meant for us; Safari tells by the old key code alone. */
const isPickingWord = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** With a keyboard at hand the focus goes back into the box; a phone's keyboard would cover what comes. */
function backToBox(form: HTMLFormElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) form?.querySelector('textarea')?.focus();
}

/** Text box for a message, with the emergency numbers under it: Enter sends, Shift+Enter makes a new line. */
export function Composer(props: ComposerProps) {
  const { value, busy, onSend, onStop, maxLength } = props;
  const [cut, setCut] = useState(0);
  const roomId = useId();
  const left = maxLength - value.length;
  const isNearEnd = left <= NEAR_END;
  const blocked = busy || value.trim() === '';
  const isLocked = props.lockWhileBusy === true && busy;
  const send = () => {
    setCut(0);
    if (!blocked) onSend(value.trim());
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
    backToBox(event.currentTarget);
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isPickingWord(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <div>
      <form onSubmit={submit} className="flex flex-col gap-1">
        <div className="flex items-end gap-2">
          {props.aside}
          <TextArea
            ref={props.boxRef}
            aria-label={props.label}
            aria-describedby={isNearEnd ? roomId : undefined}
            aria-keyshortcuts={props.keyShortcuts?.box}
            placeholder={props.label}
            rows={2}
            maxLength={maxLength}
            value={value}
            // Not `disabled`, which would lose the focus.
            readOnly={isLocked}
            aria-disabled={isLocked || undefined}
            onChange={(event) => {
              if (event.target.value.length < maxLength) setCut(0);
              props.onChange(event.target.value);
            }}
            onPaste={(event) => setCut(leftOut(event, maxLength))}
            onKeyDown={sendOnEnter}
            className="max-h-48 min-w-0 grow resize-none!"
          />
          {busy && onStop ? (
            // Keys of their own: else a second click on Send would be a first one on Stop.
            <Button
              key="stop"
              variant="secondary"
              onClick={(event) => {
                onStop();
                backToBox(event.currentTarget.form);
              }}
              aria-keyshortcuts={props.keyShortcuts?.stop}
              className="min-h-14"
            >
              <Square className="size-5 shrink-0" />
              Stop
            </Button>
          ) : (
            <Button
              key="send"
              type="submit"
              disabled={blocked}
              className="min-h-14"
              aria-label={props.sendLabel}
            >
              <SendHorizontal className="size-5 shrink-0" />
              <span className="hidden sm:inline">{props.sendLabel}</span>
            </Button>
          )}
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 px-1 text-small empty:hidden">
          <p role="status" className="font-bold text-amber empty:hidden">
            {cut > 0
              ? `That was too long, so we left out the last ${countText(cut)} characters you pasted.`
              : null}
          </p>
          {isNearEnd ? (
            <p id={roomId} className="ml-auto text-ink-soft">
              {countText(left)} of {countText(maxLength)} characters left
            </p>
          ) : null}
        </div>
      </form>
      <div className="-mb-1 flex items-center justify-between gap-x-3 px-1 text-small text-ink-soft">
        <EmergencyLine />
        {props.foot}
      </div>
    </div>
  );
}
