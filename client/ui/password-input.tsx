import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What the toggle shows and hides, as in "Show password". */
  subject?: string;
}

/** Password box with a show/hide toggle. */
export function PasswordInput({ subject = 'password', className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput {...rest} type={shown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={`${shown ? 'Hide' : 'Show'} ${subject}`}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-touch items-center justify-center rounded-md text-ink-soft hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5.5" />
      </button>
    </div>
  );
}
