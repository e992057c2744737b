import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'lg';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-bold leading-tight text-center text-balance select-none ' +
  'transition-[background-color,border-color,transform,box-shadow] duration-150 active:translate-y-px ' +
  'disabled:active:translate-y-0 aria-busy:cursor-progress';
/** Readable still: "Saved" is told by a button that cannot be pressed. */
const OFF = 'off:cursor-not-allowed off:border-line off:bg-shoal off:text-ink-soft';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'bg-sea text-on-sea border-2 border-sea hover:bg-sea-strong hover:border-sea-strong',
  accent: 'bg-rose text-on-rose border-2 border-rose hover:bg-rose-strong hover:border-rose-strong',
  secondary: 'bg-card text-ink border-2 border-ink hover:bg-shoal',
  ghost: 'border-2 border-transparent text-sea hover:bg-shoal',
  danger: 'bg-coral text-on-coral border-2 border-coral hover:brightness-110',
};

const SIZE: Record<ButtonSize, string> = {
  md: 'min-h-touch px-4 py-2 text-base',
  lg: 'min-h-14 px-6 py-3 text-lg',
};

/** Classes of a button, for whatever element plays one. */
export const buttonStyle = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md', extra?: string) =>
  clsx(BASE, VARIANT[variant], OFF, SIZE[size], extra);
