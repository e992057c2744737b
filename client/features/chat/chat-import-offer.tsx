import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REGULAR_CHAT_KEY } from '../../lib/chat/carried-chat.ts';
import { type Exchange, isStorableKey, toStored } from '../../lib/chat/exchange.ts';
import { createStore, useStore } from '../../lib/create-store.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { DeviceOffer } from '../../ui/device-offer.tsx';
import { storeChatEntry } from './store/account-chat.ts';
import { type DeviceExchange, GUEST, openDeviceChat } from './store/device-chat.ts';

/** The way to the server and to this device. */
export interface ChatImportPorts {
  /** Stores it once under its key. */
  store: (exchange: Exchange) => Promise<unknown>;
  removeFromDevice: (key: string) => void;
}

export interface ChatImport {
  taken: number;
  /** Still on this device because the server did not take them. */
  left: number;
}

/**
 * Sends each exchange once, oldest first and one after another, so that their order stays. One leaves the device only
 * when the server has it; after one that failed the rest waits, or it would come before what it follows.
 */
export async function importGuestChat(
  exchanges: readonly DeviceExchange[],
  { store, removeFromDevice }: ChatImportPorts,
): Promise<ChatImport> {
  let taken = 0;
  for (const { exchange } of exchanges) {
    try {
      await store(exchange);
    } catch {
      break;
    }
    removeFromDevice(exchange.key);
    taken += 1;
  }
  return { taken, left: exchanges.length - taken };
}

/** "Not now" holds until the page is loaded again. */
const declinedStore = createStore(false);

const count = (n: number) => `${n} ${n === 1 ? 'message' : 'messages'}`;

function tell({ taken, left }: ChatImport) {
  if (left === 0) toast({ title: 'Chat added', description: `${count(taken)} moved to your account.` });
  else
    toast({
      title: 'Some messages could not be added',
      description: `${count(left)} stayed on this device. Please try again.`,
      variant: 'destructive',
    });
}

const guestChat = () => openDeviceChat(browserStores(), GUEST);

const readGuestChat = (): DeviceExchange[] =>
  guestChat()
    .list()
    .filter(({ exchange }) => isStorableKey(exchange.key));

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
    mutationFn: (all: readonly DeviceExchange[]) =>
      importGuestChat(all, {
        store: (exchange) => storeChatEntry(toStored(exchange)),
        removeFromDevice: guestChat().remove,
      }),
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
        heading={`Add ${count(exchanges.length)} from your guest visit to your account`}
        action={`Add ${count(exchanges.length)}`}
        pendingLabel={run.isPending ? 'Saving...' : undefined}
        onTake={() => run.mutate(exchanges)}
        onDecline={() => declinedStore.set(true)}
      >
        Your chat with the Captain will then be in your account, on every device.
      </DeviceOffer>
    </div>
  );
}
