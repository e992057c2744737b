import { encode } from 'uqr';

/** Modules of quiet around it that a camera needs (ISO 18004 asks for four). */
const QUIET = 4;

/** A text as a QR code: dark on light in both themes, because many cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <div className="w-fit shrink-0 rounded-md border border-line bg-scan-paper forced-color-adjust-none">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block size-42 sm:size-52"
      >
        <path d={path} className="fill-scan-ink" />
      </svg>
    </div>
  );
}
