import { Link } from '@tanstack/react-router';
import { BRAND } from '../../brand.ts';
import { WaveDivider } from '../../ui/illustrations/wave-divider.tsx';

const LINKS = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
] as const;

export const Footer = () => (
  <footer className="relative mt-auto">
    <WaveDivider className="text-shoal" />
    <div className="bg-shoal">
      <div className="mx-auto flex max-w-7xl flex-col gap-2 px-4 pb-8 pt-4 sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <p>
          © {BRAND.copyrightYear} {BRAND.company}. All rights reserved.
        </p>
        <p className="text-ink-soft">For education only. Not medical advice.</p>
        <nav aria-label="Legal">
          <ul className="-mx-2 flex">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-touch items-center rounded-md px-2 text-sea underline underline-offset-4 aria-[current=page]:font-extrabold aria-[current=page]:no-underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div aria-hidden="true" className="scale-bar" />
    </div>
  </footer>
);
