import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Failure } from './conversation.ts';
import { failureText, mayBeOffTopic } from './failure-text.ts';

interface FailureNoticeProps {
  failure: Failure;
  onRetry: () => void;
}

/** No answer came: what happened, where the question is, and what else to try. */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
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
      <div className="min-w-0">
        <p className="font-bold">{failureText(failure.error)}</p>
        {failure.inBox ? (
          <p>Your question is back in the box below.</p>
        ) : (
          <p className="wrap-anywhere">
            Your question: <q>{failure.message}</q>
          </p>
        )}
        {mayBeOffTopic(failure.error) ? (
          <p>
            It may not be related to ketogenic nutrition. Please ask a keto-related question, or try again.
          </p>
        ) : null}
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-5" />
          Try again
        </Button>
      </div>
    </div>
  );
}
