/** A chart that ends: the course runs off into waters nobody drew, where a serpent lives. Decorative. */
export const UnchartedSea = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 640 300" aria-hidden="true" className={className}>
    <g className="stroke-line" strokeWidth="1">
      {[80, 160, 240, 320].map((x) => (
        <path key={x} d={`M${x} 0v300`} />
      ))}
      {[60, 120, 180, 240].map((y) => (
        <path key={y} d={`M0 ${y}h360`} />
      ))}
    </g>
    <path d="M0 300V196c48-14 76-4 104 22s58 30 74 82z" className="fill-land stroke-ink" strokeWidth="2" />
    <path
      d="M362 0c-22 44 14 70-6 116s22 62 2 106 10 50 6 78h276V0z"
      className="fill-shoal-deep"
      opacity="0.55"
    />
    <path
      d="M362 0c-22 44 14 70-6 116s22 62 2 106 10 50 6 78"
      fill="none"
      className="stroke-ink-soft"
      strokeWidth="1.5"
      strokeDasharray="3 7"
    />
    <path
      d="M126 202C180 132 238 190 292 138s62-10 96-38"
      fill="none"
      className="stroke-rose"
      strokeWidth="3.5"
      strokeDasharray="12 8"
    />
    <circle cx="126" cy="202" r="9" className="fill-page stroke-rose" strokeWidth="2.5" />
    <text x="396" y="96" fontSize="44" className="fill-rose font-display font-bold">
      ?
    </text>
    <g className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M420 236c0-52 56-52 56 0h-18c0-26-20-26-20 0z" className="fill-kelp" />
      <path d="M490 236c0-44 48-44 48 0h-16c0-22-16-22-16 0z" className="fill-kelp" />
      <path d="M552 236c0-30 30-30 30 0h-12c0-12-6-12-6 0z" className="fill-kelp" />
      <path
        d="M400 236c-2-40 6-58-8-74-8-9-26-6-36 2 4-16 20-26 38-22 26 6 30 36 28 94z"
        className="fill-kelp"
      />
      <path d="M602 236c2-18 16-24 26-20-4 6-4 12-10 20z" className="fill-kelp" />
    </g>
    <circle cx="388" cy="153" r="4" className="fill-page stroke-ink" strokeWidth="2" />
    <path d="M394 141l4-12 6 10z" className="fill-rose stroke-ink" strokeWidth="2" strokeLinejoin="round" />
    <path
      d="M376 240q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0"
      fill="none"
      className="stroke-lagoon"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <text x="506" y="276" textAnchor="middle" fontSize="20" className="fill-ink font-display italic">
      Here the chart ends
    </text>
  </svg>
);
