import { Link } from '@tanstack/react-router';
import { BRAND } from '../../brand.ts';
import { LogoMark } from '../../ui/illustrations/logo-mark.tsx';

export const BrandLink = () => (
  <Link to="/" className="flex min-h-touch items-center gap-2.5 rounded-md pr-1">
    <LogoMark className="size-10" />
    <span className="font-display text-xl font-bold leading-none tracking-tight">{BRAND.product}</span>
  </Link>
);
