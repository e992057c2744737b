import { type ComponentType, useEffect, useState } from 'react';
import { whenDeviceMatters } from '../lib/offline/account-persister.ts';
import { useSession } from '../lib/session/current-user.ts';

/** What waits to be sent, for whoever is here: visitors have nothing, and load nothing of it. */
export function Waiting() {
  const isSomebody = useSession().user !== null;
  const [Work, setWork] = useState<ComponentType | null>(null);
  // Code that is fetched once it is known that somebody is here.
  useEffect(() => {
    if (!isSomebody) return;
    whenDeviceMatters()
      .then(() => import('./waiting-work.tsx'))
      .then(
        ({ WaitingWork }) => setWork(() => WaitingWork),
        // Without a network and without the installed app: the next page load tries again.
        () => undefined,
      );
  }, [isSomebody]);
  return Work && isSomebody ? <Work /> : null;
}
