import { TriangleAlert } from 'lucide-react';

/** What the person should know about the reading, most pressing first. */
export function ReadingWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-col gap-2">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-2 rounded-md bg-amber-wash px-3 py-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
          {warning}
        </li>
      ))}
    </ul>
  );
}
