import clsx from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';

interface FeedbackButtonsProps {
  rating: 'up' | 'down' | undefined;
  onUp: () => void;
  onDown: () => void;
}

const CHOSEN = 'bg-shoal text-sea [&_svg]:fill-shoal-deep';

/** Whether an answer helped; a pressed thumb is what was said. */
export const FeedbackButtons = ({ rating, onUp, onDown }: FeedbackButtonsProps) => (
  <>
    <IconButton
      icon={ThumbsUp}
      label="This helped"
      aria-pressed={rating === 'up'}
      onClick={onUp}
      className={clsx(rating === 'up' && CHOSEN)}
    />
    <IconButton
      icon={ThumbsDown}
      label="This did not help"
      aria-pressed={rating === 'down'}
      aria-haspopup="dialog"
      onClick={onDown}
      className={clsx(rating === 'down' && CHOSEN)}
    />
  </>
);
