import type { ComponentProps, ReactNode } from 'react';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
  /** Under the label, read with it. */
  explanation?: ReactNode;
}

/** One of several choices; the whole card is the target. */
export const ChoiceCard = ({ label, explanation, ...rest }: ChoiceCardProps) => (
  <label className="flex min-h-touch cursor-pointer items-start gap-3 rounded-md border-2 border-line-strong bg-card px-3 py-2.5 hover:border-ink has-checked:border-sea has-checked:bg-shoal">
    <input {...rest} className="mt-0.5 size-6 shrink-0" />
    <span>
      <span className="font-bold">{label}</span>
      {explanation ? <span className="block text-small text-ink-soft">{explanation}</span> : null}
    </span>
  </label>
);
