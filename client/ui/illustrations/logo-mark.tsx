/** The product's mark: a compass whose needle turns round a drop. Decorative. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <circle cx="32" cy="32" r="29" className="fill-coat stroke-brass" strokeWidth="3" />
    <path
      d="M32 5l6 20-6-4-6 4zM32 59l-6-20 6 4 6-4zM5 32l20-6-4 6 4 6zM59 32l-20 6 4-6-4-6z"
      className="fill-brass"
    />
    <path d="M32 20c7 5 10 9 10 13.5a10 10 0 0 1-20 0c0-4.5 3-8.5 10-13.5z" className="fill-rose" />
    <path
      d="M28 34a5 5 0 0 0 4 5"
      fill="none"
      className="stroke-on-rose"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
