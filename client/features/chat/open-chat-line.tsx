import { Bookmark, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface OpenChatLineProps {
  /** Title of the saved chat on screen; null in the regular chat. */
  title: string | null;
  onClose: () => void;
}

/** The chat's heading; beside it which saved chat is open, read out when one is opened. */
export const OpenChatLine = ({ title, onClose }: OpenChatLineProps) => (
  <div className="flex min-h-14 items-center gap-3 border-b border-line py-1 pl-4 pr-2 sm:px-6">
    <h1 className={title === null ? 'text-2xl' : 'text-2xl max-sm:sr-only'}>Chat Mode</h1>
    <p role="status" className="min-w-0 grow">
      {title === null ? null : (
        <span className="flex min-w-0 items-center gap-2">
          <Bookmark aria-hidden="true" className="size-5 shrink-0 text-rose" />
          <span className="sr-only">Open saved chat: </span>
          <span className="truncate font-bold" title={title}>
            {title}
          </span>
        </span>
      )}
    </p>
    {title === null ? null : (
      <Button variant="ghost" aria-label="Close conversation" onClick={onClose} className="shrink-0 px-3!">
        <X aria-hidden="true" className="size-5" />
        Close
      </Button>
    )}
  </div>
);
