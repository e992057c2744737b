/** A whole bar: half of a strict keto day of 20 g. */
export const FULL_BAR_G = 10;

/** Net carbs of a portion as a depth beside its number, which says the same. */
export const NetCarbSounding = ({ grams }: { grams: number }) => (
  <svg
    viewBox="0 0 80 10"
    aria-hidden="true"
    className="h-2.5 w-20 self-center justify-self-end forced-color-adjust-none"
  >
    <path d="M0.5 1v8M20 6v3M40 4v5M60 6v3M79.5 1v8M0 9h80" className="stroke-line-strong" fill="none" />
    <rect x="0" y="3" height="5" width={Math.min(1, grams / FULL_BAR_G) * 80} className="fill-rose" />
  </svg>
);
