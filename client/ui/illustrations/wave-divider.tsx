import clsx from 'clsx';

/** Line of swell between two parts of a page. Takes its colour from the text colour. Decorative. */
export const WaveDivider = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 1280 24"
    preserveAspectRatio="none"
    aria-hidden="true"
    data-ornament=""
    className={clsx('block h-6 w-full', className)}
  >
    <path
      d="M0 14c40 0 40-10 80-10s40 10 80 10 40-10 80-10 40 10 80 10 40-10 80-10 40 10 80 10 40-10 80-10 40 10 80 10 40-10 80-10 40 10 80 10 40-10 80-10 40 10 80 10 40-10 80-10 40 10 80 10 40-10 80-10 40 10 80 10V24H0z"
      fill="currentColor"
    />
  </svg>
);
