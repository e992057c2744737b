import { noteAnswer, noteNoAnswer } from '../online.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { readGuestId, storeGuestId } from '../storage/guest-session.ts';
import { createApi } from './create-api.ts';

/** The browser's api: same origin, guest id in local storage. */
export const api = createApi({
  baseUrl: '',
  readGuestId: () => readGuestId(browserStores()),
  storeGuestId: (id) => storeGuestId(browserStores(), id),
  tellReached: (reached) => (reached ? noteAnswer() : noteNoAnswer()),
});
