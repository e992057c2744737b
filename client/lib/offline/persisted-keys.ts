import type { QueryKey } from '@tanstack/react-query';

/**
 * What of an account is persisted on the device, by the beginning of its query key: what a person reads of their own.
 * Sessions, settings of models and whatever is secret never stand here; a guest's things live in the browser's store
 * already.
 */
const PERSISTED = [
  'profile',
  'pantry-items',
  'meal-plans',
  'saved-conversations',
  'conversation-messages',
  'conversation',
  'health-readings',
  'fasts',
  'diary',
];

const startsWith = (key: QueryKey, ...start: unknown[]) => start.every((part, index) => key[index] === part);

export const isReadings = (key: QueryKey) =>
  startsWith(key, 'health-readings', 'account') && key.length === 3;
export const isPantryPage = (key: QueryKey) => startsWith(key, 'pantry-items', 'pages') && key.length === 4;
export const isPantryIds = (key: QueryKey) => startsWith(key, 'pantry-items', 'ids');
export const isPantryItem = (key: QueryKey) => startsWith(key, 'pantry-items', 'one');
export const isMessages = (key: QueryKey) => startsWith(key, 'conversation-messages');
export const isConversations = (key: QueryKey) => startsWith(key, 'saved-conversations');

/** Lists of what was searched for would only fill the store; the pantry's are made of its pages again. */
const isSearch = (key: QueryKey) =>
  (isConversations(key) && key[1] !== '') || (isPantryIds(key) && key[2] !== '');

/** All foods with all their analyses at once are asked for to be compared, not to be shown. */
const isWholePantry = (key: QueryKey) => startsWith(key, 'pantry-items') && key.length === 1;

/** Whether answers under this key are persisted on the device, or can be made of what is. */
export const isPersisted = (key: QueryKey): boolean =>
  PERSISTED.includes(String(key[0])) && key[1] !== 'guest' && !isSearch(key) && !isWholePantry(key);
