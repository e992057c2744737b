import { useQuery } from '@tanstack/react-query';
import { REGULAR_CHAT_KEY } from '../../lib/chat/carried-chat.ts';
import { type Exchange, isStorableKey, toStored } from '../../lib/chat/exchange.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import type { TakenAlong } from '../../lib/storage/take-along.ts';
import { TakeAlongOffer } from '../../ui/take-along-offer.tsx';
import { storeChatEntry } from './store/account-chat.ts';
import { type DeviceChat, type DeviceExchange, openDeviceChat } from './store/device-chat.ts';
import { GUEST } from './store/device-entries.ts';

/**
 * Sends each exchange once under its key, oldest first and one after another, so that their order stays. One leaves
 * the device only when the server has it; after one that failed the rest waits, or it would come before what it follows.
 */
export async function importGuestChat(
  exchanges: readonly DeviceExchange[],
  store: (exchange: Exchange) => Promise<unknown>,
  removeFromDevice: DeviceChat['remove'],
): Promise<TakenAlong> {
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

const guestChat = () => openDeviceChat(browserStores(), GUEST);

const take = (exchanges: readonly DeviceExchange[]) =>
  importGuestChat(exchanges, (exchange) => storeChatEntry(toStored(exchange)), guestChat().remove);

const count = (n: number) => `${n} ${n === 1 ? 'message' : 'messages'}`;

/** Offers an account to take along what a guest and the coach said on this device. */
export function ChatImportOffer() {
  const isAccount = useSession().kind === 'authenticated';
  const { data: exchanges = [] } = useQuery({
    queryKey: ['guest-chat'],
    queryFn: () =>
      guestChat()
        .list()
        .filter(({ exchange }) => isStorableKey(exchange.key)),
    enabled: isAccount,
  });
  return (
    <div className="mb-4 empty:hidden">
      <TakeAlongOffer
        label="Chat kept on this device"
        heading={`Add ${count(exchanges.length)} from your guest visit to your account`}
        action={`Add ${count(exchanges.length)}`}
        pendingLabel="Saving..."
        items={exchanges}
        take={take}
        changes={[['guest-chat'], REGULAR_CHAT_KEY]}
        taken={(n) => ({ title: 'Chat added', description: `${count(n)} moved to your account.` })}
        notTaken={(left) => ({
          title: 'Some messages could not be added',
          description: `${count(left)} stayed on this device. Please try again.`,
        })}
      >
        Your chat with the Captain will be in your account, on all your devices.
      </TakeAlongOffer>
    </div>
  );
}
