import { Drawing, type DrawingProps, Swell } from './drawing.tsx';

/** A spyglass turned on an empty horizon. */
export const Spyglass = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M10 106h180" className="stroke-line-strong" />
    <circle cx="146" cy="52" r="32" className="fill-shoal stroke-line-strong" strokeDasharray="4 6" />
    <path d="M122 60h48" className="stroke-line-strong" strokeWidth="1.500" />
    <path d="M134 68q5-4 10 0t10 0" className="stroke-lagoon" />
    <g transform="rotate(-22 70 80)">
      <path d="M14 72h34v18H14z" className="fill-coat" />
      <path d="M48 69h32v24H48z" className="fill-brass" />
      <path d="M80 65h34v32H80z" className="fill-coat" />
      <path d="M114 62h8v38h-8z" className="fill-brass" />
      <path d="M8 69h6v24H8z" className="fill-brass" />
      <path d="M86 71v20" className="stroke-brass" strokeWidth="1.5" />
    </g>
    <path d="M64 96 50 124M70 94l14 30" strokeWidth="3.5" className="stroke-ink-soft" />
    <Swell />
  </Drawing>
);
