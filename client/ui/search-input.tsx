import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onChange: (text: string) => void;
}

/** A box to search in, with its lens. */
export const SearchInput = ({ className, onChange, ...rest }: SearchInputProps) => (
  <div className={clsx('relative', className)}>
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute left-3 top-1/2 size-5 -translate-y-1/2"
    />
    <TextInput {...rest} type="search" onChange={(event) => onChange(event.target.value)} className="pl-10" />
  </div>
);
