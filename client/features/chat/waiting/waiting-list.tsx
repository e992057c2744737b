import { Clock, CornerDownLeft, RotateCcw, TriangleAlert } from 'lucide-react';
import { useOnline } from '../../../lib/online.ts';
import { Button } from '../../../ui/button.tsx';
import { QUESTION_BUBBLE } from '../answer/question-style.ts';
import type { WaitingQuestion } from './waiting-questions.ts';

interface WaitingListProps {
  questions: readonly WaitingQuestion[];
  onTakeBack: (question: WaitingQuestion) => void;
  onRetry: (question: WaitingQuestion) => void;
}

function Note({ question }: { question: WaitingQuestion }) {
  const online = useOnline();
  if (question.state === 'refused')
    return (
      <p className="flex items-center gap-2 text-coral">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        Not accepted: {question.reason}
      </p>
    );
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <Clock aria-hidden="true" className="size-5 shrink-0" />
      {online ? 'Waiting to be asked' : 'Waiting for the network'}
    </p>
  );
}

/** Questions that could not be asked yet, after all that was said. They are answered once the network is back. */
export function WaitingList({ questions, onTakeBack, onRetry }: WaitingListProps) {
  if (questions.length === 0) return null;
  return (
    <ol aria-label="Waiting questions" className="mt-2 flex flex-col gap-4">
      {questions.map((question) => (
        <li key={question.key} className="flex flex-col items-end gap-1">
          <p className={QUESTION_BUBBLE}>
            <span className="sr-only">You asked: </span>
            {question.message}
          </p>
          <div className="flex flex-wrap items-center justify-end gap-x-2">
            <Note question={question} />
            {question.state === 'refused' ? (
              <Button variant="ghost" onClick={() => onRetry(question)}>
                <RotateCcw aria-hidden="true" className="size-5" />
                Try again
              </Button>
            ) : null}
            <Button variant="ghost" onClick={() => onTakeBack(question)}>
              <CornerDownLeft aria-hidden="true" className="size-5" />
              Take back
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}
