import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

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
    <ArrowLeft aria-hidden="true" className="size-5" />
    {label}
  </Link>
);
