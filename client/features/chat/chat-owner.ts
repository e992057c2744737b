import type { CurrentUser } from '#contract/auth.ts';
import { REGULAR_CHAT_KEY } from '../../lib/chat/carried-chat.ts';

/** Owner of what guests ask; accounts go by their id. */
export const GUEST = 'guest';

export const ownerOf = (user: CurrentUser) => (user.isGuest ? GUEST : String(user.id));

/** Query key of a person's regular chat. */
export const regularChatKey = (user: CurrentUser) => [...REGULAR_CHAT_KEY, ownerOf(user)] as const;
