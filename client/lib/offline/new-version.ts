import { createStore } from '../create-store.ts';

/** True while a newer version of the app than this page's is ready on the device. */
export const newVersionReady = createStore(false);
