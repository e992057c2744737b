import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { regularChatKey } from './chat-owner.ts';

const CHANNEL = 'keto-chat';

let channel: BroadcastChannel | null = null;
const open = () => {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return channel;
};

/** Tells the other tabs that what is under this query key has changed on the account. */
export const announceChange = (queryKey: readonly unknown[]): void => open()?.postMessage(queryKey);

/** Asks again for what another tab changed: through the account, or in this browser's store. */
export function useOtherTabs(user: CurrentUser): void {
  const client = useQueryClient();
  // A subscription to the browser's own events, held while the chat is open.
  useEffect(() => {
    const hearStore = ({ key }: StorageEvent) => {
      // An account's tab tells when the account has it.
      if ((key === STORAGE_KEY.chatHistory && user.isGuest) || key === null)
        void client.invalidateQueries({ queryKey: regularChatKey(user) });
    };
    const hearTab = ({ data }: MessageEvent<unknown>) => {
      if (Array.isArray(data)) void client.invalidateQueries({ queryKey: data });
    };
    window.addEventListener('storage', hearStore);
    open()?.addEventListener('message', hearTab);
    return () => {
      window.removeEventListener('storage', hearStore);
      open()?.removeEventListener('message', hearTab);
    };
  }, [client, user]);
}
