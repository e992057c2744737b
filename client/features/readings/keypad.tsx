import { Delete, Keyboard as KeyboardIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

const KEY =
  'flex min-h-12 items-center justify-center rounded-md border-2 border-line-strong bg-card font-extrabold ' +
  'tabular-nums hover:bg-shoal active:bg-shoal-deep';
/** Longest value with its decimals: "600", "33.3", "15.00". */
const MOST_CHARACTERS = 5;

/** The text after a key was pressed; a second decimal point and a sixth figure do nothing. */
export function press(text: string, key: string): string {
  if (key === 'delete') return text.slice(0, -1);
  if (text.length >= MOST_CHARACTERS) return text;
  if (key === '.') return /[.,]/.test(text) ? text : `${text || '0'}.`;
  return text + key;
}

/** The press must not take the focus out of the field that is typed in. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface KeypadProps {
  field: string;
  value: string;
  onChange: (text: string) => void;
  onNext: () => void;
  nextField: string;
  onOwnKeyboard: () => void;
}

/** Figures within reach of the thumb. */
export function Keypad({ field, value, onChange, onNext, nextField, onOwnKeyboard }: KeypadProps) {
  const figure = (key: string, face: ReactNode = key, label?: string) => (
    <button
      key={key}
      type="button"
      aria-label={label}
      onMouseDown={keepFocus}
      onClick={() => onChange(press(value, key))}
      className={`${KEY} text-xl`}
    >
      {face}
    </button>
  );
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">Keypad for {field}</legend>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => figure(key))}
      {figure('.', '.', 'Decimal point')}
      {figure('0')}
      {figure('delete', <Delete className="size-6" />, 'Delete the last digit')}
      <div className="col-span-3 grid grid-cols-2 gap-2">
        <button type="button" onMouseDown={keepFocus} onClick={onNext} className={`${KEY} text-sea`}>
          Go to {nextField}
        </button>
        <button type="button" onClick={onOwnKeyboard} className={`${KEY} text-sea`}>
          <KeyboardIcon aria-hidden="true" className="mr-2 size-5" />
          Keyboard
        </button>
      </div>
    </fieldset>
  );
}
