import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REGULAR_CHAT_KEY } from '../../lib/chat/carried-chat.ts';
import { isStorableKey, toStored } from '../../lib/chat/stored-exchange.ts';
import { createStore, useStore } from '../../lib/create-store.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { DeviceOffer } from '../../ui/device-offer.tsx';
import { storeChatEntry } from './api/chat-history.ts';
import { GUEST } from './chat-owner.ts';
import { removeFromJournal } from './guest-journal.ts';
import { type ChatImport, importGuestChat } from './import-guest-chat.ts';
import { forgetExchanges, type LocalExchange, readLocalHistory } from './local-history.ts';

/** "Not now" holds until the page is loaded again. */
const declinedStore = createStore(false);

const count = (n: number) => `${n} ${n === 1 ? 'message' : 'messages'}`;

function tell({ taken, left }: ChatImport) {
  if (left === 0) toast({ title: 'Chat taken along', description: `${count(taken)} moved to your account.` });
  else
    toast({
      title: 'Not all messages were taken along',
      description: `${count(left)} stayed on this device. Please try again.`,
      variant: 'destructive',
    });
}

const readGuestChat = (): LocalExchange[] =>
  readLocalHistory(browserStores(), GUEST).filter(({ exchange }) => isStorableKey(exchange.key));

function removeFromDevice(key: string): void {
  const keys = new Set([key]);
  forgetExchanges(browserStores(), keys);
  removeFromJournal(browserStores(), keys);
}

/** Offers an account to take along what a guest and the coach said on this device. */
export function ChatImportOffer() {
  const isAccount = useSession().kind === 'authenticated';
  const client = useQueryClient();
  const { data: exchanges = [] } = useQuery({
    queryKey: ['guest-chat'],
    queryFn: readGuestChat,
    enabled: isAccount,
  });
  const declined = useStore(declinedStore);
  const run = useMutation({
    mutationFn: (all: readonly LocalExchange[]) =>
      importGuestChat(all, { store: (exchange) => storeChatEntry(toStored(exchange)), removeFromDevice }),
    onSuccess: tell,
    onError: (_error, all) => tell({ taken: 0, left: all.length }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['guest-chat'] });
      await client.invalidateQueries({ queryKey: REGULAR_CHAT_KEY });
    },
  });
  if (!isAccount || exchanges.length === 0 || declined) return null;
  return (
    <div className="mb-4">
      <DeviceOffer
        label="Chat kept on this device"
        heading={`Take along ${count(exchanges.length)} from your guest visit`}
        action={`Take along ${count(exchanges.length)}`}
        pendingLabel={run.isPending ? 'Saving...' : undefined}
        onTake={() => run.mutate(exchanges)}
        onDecline={() => declinedStore.set(true)}
      >
        Then your chat with the Captain is kept under your account, on every device.
      </DeviceOffer>
    </div>
  );
}
