const TICKS = Array.from({ length: 72 }, (_, index) => index * 5);
const POINTS = [0, 90, 180, 270] as const;

/** The magenta compass rose of a printed chart. Decorative. */
export function CompassRose({ className, ...size }: { className?: string; width?: string; height?: string }) {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className={className} {...size}>
      <g fill="none" className="stroke-rose">
        <circle r="96" strokeWidth="1.5" />
        <circle r="84" strokeWidth="1" />
        <circle r="54" strokeWidth="1" strokeDasharray="2 4" />
        {TICKS.map((angle) => (
          <path
            key={angle}
            d={`M0 -96V${angle % 30 === 0 ? -82 : angle % 10 === 0 ? -88 : -91}`}
            strokeWidth={angle % 30 === 0 ? 2 : 1}
            transform={`rotate(${angle})`}
          />
        ))}
      </g>
      {POINTS.map((angle) => (
        <g key={angle} transform={`rotate(${angle + 45}) scale(0.62)`}>
          <path d="M0 -78 13 -13 0 0z" className="fill-rose" opacity="0.75" />
          <path d="M0 -78 -13 -13 0 0z" className="fill-page stroke-rose" strokeWidth="1.5" />
        </g>
      ))}
      {POINTS.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M0 -78 14 -14 0 0z" className="fill-rose" />
          <path d="M0 -78 -14 -14 0 0z" className="fill-page stroke-rose" strokeWidth="1.2" />
        </g>
      ))}
      <circle r="6" className="fill-brass stroke-ink" strokeWidth="1.5" />
    </svg>
  );
}
