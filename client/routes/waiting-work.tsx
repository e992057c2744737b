import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { touchedOrQuiet } from '../lib/browser/idle.ts';
import { openChanges, registerSenders, usePendingChanges } from '../lib/changes/changes.ts';
import { useOnline } from '../lib/offline/online.ts';
import { useSession } from '../lib/session/current-user.ts';
import { browserStores } from '../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../lib/storage/keys.ts';

const loadChat = () => import('../features/chat/conversation/chat-session.ts');
const loadScans = () => import('../features/scanner/waiting/send-waiting.ts');
const loadBar = () => import('../features/waiting/waiting-bar.tsx');

registerSenders({
  'scan.read': async (entry) => (await loadScans()).readWaitingPhotos(entry),
  'scan.question': async (entry) => (await loadScans()).askWaitingQuestion(entry),
  'chat.question': async (entry, client) => (await loadChat()).answerWaiting(entry, client),
});

/** What the account's history does not have yet is marked so in the browser's store. */
const isChatUnsent = () =>
  browserStores().local.getItem(STORAGE_KEY.chatHistory)?.includes('"stored":false') ?? false;

/** Sends what waits as soon as it is known who is here, and shows what waits. */
export function WaitingWork() {
  const client = useQueryClient();
  const { user } = useSession();
  const id = user?.id;
  const online = useOnline();
  const isWaiting = usePendingChanges().length > 0;
  const [Bar, setBar] = useState<ComponentType | null>(null);
  // Changes are no part of React: they live with the page and are told who is here.
  useEffect(() => {
    if (id === undefined) return;
    const sendAll = async () => {
      const queue = await openChanges(client);
      if (!online) return;
      await queue.flush();
      if (isChatUnsent()) await (await loadChat()).storeUnsent(client);
    };
    // Offline before its code was ever fetched: the first change tries again.
    sendAll().catch(() => undefined);
  }, [client, id, online]);
  // Fetched while there is a network: what it shows comes when there is none.
  useEffect(() => {
    if (id === undefined) return;
    const ready = isWaiting ? Promise.resolve() : touchedOrQuiet();
    ready.then(loadBar).then(
      ({ WaitingBar }) => setBar(() => WaitingBar),
      () => undefined,
    );
  }, [id, isWaiting]);
  return Bar && id !== undefined ? <Bar /> : null;
}
