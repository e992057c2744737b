import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';

interface FailureNoticeProps {
  error: unknown;
  onRetry: () => void;
}

/** No answer came: what happened, and what else to try. */
export function FailureNotice({ error, onRetry }: FailureNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={frame}
      role="alert"
      className="mt-5 flex scroll-mb-20 gap-3 rounded-lg border-2 border-coral bg-coral-wash p-4"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-coral" />
      <div>
        <p className="font-bold">{errorText(error, 'Error getting response')}</p>
        <p>
          Your question is back in the box below. If it may not be related to ketogenic nutrition, please ask
          a keto-related one.
        </p>
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-5" />
          Try again
        </Button>
      </div>
    </div>
  );
}
