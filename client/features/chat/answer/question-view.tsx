import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { QUESTION_BUBBLE } from './question-style.ts';

interface QuestionViewProps {
  text: string;
  /** Other exchanges follow this one. */
  hasLater: boolean;
  /** Without it the question cannot be changed, as while it is being answered. */
  onResend: ((text: string) => void) | undefined;
}

/** A question as it was sent, with its line breaks; it can be changed and sent again. */
export function QuestionView({ text, hasLater, onResend }: QuestionViewProps) {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The editor takes the pencil's place, so the focus goes back to it once it is there again.
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);
  if (editing && onResend)
    return (
      <QuestionEditor
        text={text}
        hasLater={hasLater}
        onCancel={() => setEditing(false)}
        onSend={(changed) => {
          wasEditing.current = false;
          setEditing(false);
          onResend(changed);
        }}
      />
    );
  return (
    <div className="flex items-start justify-end gap-1">
      {onResend ? (
        <IconButton
          ref={opener}
          icon={Pencil}
          label="Edit this question"
          onClick={() => setEditing(true)}
          className="text-ink-soft"
        />
      ) : null}
      <p className={QUESTION_BUBBLE}>
        <span className="sr-only">You asked: </span>
        {text}
      </p>
    </div>
  );
}
