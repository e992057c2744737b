import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from '../lib/create-store.ts';
import { openQueue, queueStore } from '../lib/queue/queue-state.ts';
import { useSession } from '../lib/session/current-user.ts';

const WaitingBar = lazy(() =>
  import('../features/waiting/waiting-bar.tsx').then((module) => ({ default: module.WaitingBar })),
);

/** Sends what waits as soon as it is known who is here, and shows what waits once there is something. */
export function WaitingWork() {
  const client = useQueryClient();
  const { user } = useSession();
  const id = user?.id;
  // The queue is no part of React: it lives with the page and is told who is here.
  useEffect(() => {
    if (id === undefined) return;
    openQueue(client)
      .then((queue) => queue.flush())
      // Offline before its code was ever fetched: the first change tries again.
      .catch(() => undefined);
  }, [client, id]);
  const isAnything = useStore(queueStore).length > 0;
  const [wasAnything, setWas] = useState(isAnything);
  if (isAnything && !wasAnything) setWas(true);
  if (!wasAnything || id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <WaitingBar />
    </Suspense>
  );
}
