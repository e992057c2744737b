import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface BackButtonProps {
  to: string;
  search?: Record<string, string>;
  label: string;
}

/** Way back to a page, by name. */
export const BackButton = ({ to, search = {}, label }: BackButtonProps) => (
  <Link
    to={to}
    search={search}
    className="-ml-2 mb-2 inline-flex min-h-touch items-center gap-2 rounded-md px-2 font-bold text-sea hover:bg-shoal print:hidden"
  >
    <ArrowLeft className="size-5" />
    {label}
  </Link>
);

interface PageProps {
  heading: string;
  /** Line under the heading. */
  subtitle?: ReactNode;
  /** Italic line above the heading, as a chart names its waters. */
  eyebrow?: string;
  /** Shows a way back above the heading. */
  back?: BackButtonProps;
  width?: 'prose' | 'normal' | 'wide';
  children: ReactNode;
}

const WIDTH = { prose: 'max-w-3xl', normal: 'max-w-5xl', wide: 'max-w-7xl' } as const;

/** Frame of an ordinary page: heading on top, content below. */
export function Page({ heading, subtitle, eyebrow, back, width = 'normal', children }: PageProps) {
  return (
    <div className={clsx('mx-auto w-full px-4 pb-16 pt-6 sm:px-6 sm:pt-9', WIDTH[width])}>
      {back ? <BackButton {...back} /> : null}
      <header className="mb-6 sm:mb-8">
        {eyebrow ? <p className="mb-1 font-display text-lg italic text-rose">{eyebrow}</p> : null}
        <h1 className="text-3xl">{heading}</h1>
        {subtitle ? <p className="mt-2 max-w-prose text-lg text-ink-soft">{subtitle}</p> : null}
      </header>
      {children}
    </div>
  );
}
