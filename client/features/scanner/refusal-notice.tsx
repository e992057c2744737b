import { TriangleAlert } from 'lucide-react';
import type { AnalysisError } from './api/analyze-nutrition.ts';

/** Why the photo gave no numbers, and what to do about it. */
export const RefusalNotice = ({ refusal }: { refusal: AnalysisError }) => (
  <div role="alert" className="flex gap-3 rounded-lg border-2 border-coral bg-coral-wash p-4">
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-coral" />
    <div className="min-w-0">
      <p className="font-extrabold">{refusal.message}</p>
      {refusal.tip ? <p className="mt-1">{refusal.tip}</p> : null}
    </div>
  </div>
);
