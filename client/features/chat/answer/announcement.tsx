import { plainText } from '#domain/markdown-as-text.ts';
import { BRAND } from '../../../brand.ts';
import { wholeResponse } from '../../../lib/chat/exchange.ts';
import type { Conversation } from '../conversation.ts';

/** What a screen reader is told of the newest answer: once when it is whole, and when it begins anew or was stopped. */
function announced({ pending, newest, shown, failure }: Conversation): string {
  // A failure is an alert of its own.
  if (newest === null || failure) return '';
  // A notice amid an answer says why it begins anew.
  if (pending) return pending.exchange.notice ?? '';
  const last = shown.at(-1);
  if (last?.key !== newest) return 'Stopped. There is no answer.';
  const { notice, unchecked } = last;
  const doubts = unchecked.length > 0 ? `Not found in our sources: ${unchecked.join(', ')}.` : '';
  const parts = [`${BRAND.coach} answered: ${plainText(wholeResponse(last))}`, notice ?? '', doubts];
  return parts.filter((part) => part !== '').join('\n');
}

/** Reads a finished answer out once, whatever is typed on screen. */
export const Announcement = ({ chat }: { chat: Conversation }) => (
  <p role="status" className="sr-only">
    {announced(chat)}
  </p>
);
