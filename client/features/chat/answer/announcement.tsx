import { useState } from 'react';
import type { Conversation } from '../conversation.ts';
import { spokenEnd } from './announced.ts';

/**
 * Reads an answer out once, as it is whole, whatever is typed on screen. Amid an answer only a notice is read, which
 * says why it begins anew.
 */
export function Announcement({ chat }: { chat: Conversation }) {
  const { pending, shown, failure } = chat;
  const key = pending?.exchange.key ?? null;
  const [last, setLast] = useState<{ key: string | null; end: string }>({ key, end: '' });
  // Kept from the moment an answer ends, so that nothing later makes it be read again.
  if (key !== last.key)
    setLast({
      key,
      end: key === null && last.key !== null ? spokenEnd(last.key, shown, failure !== null) : '',
    });
  return (
    <p role="status" className="sr-only">
      {pending ? pending.exchange.notice : last.end}
    </p>
  );
}
