import { type Change, type Kind, type Lane, laneOf, type Payloads } from '../../lib/changes/change.ts';

const QUOTED_MOST = 80;
const quoted = (text: string) =>
  `"${text.length > QUOTED_MOST ? `${text.slice(0, QUOTED_MOST).trimEnd()}...` : text}"`;

const WORDS: { [K in Kind]: (payload: Payloads[K]) => string } = {
  'reading.add': () => 'New reading',
  'reading.change': () => 'Changed reading',
  'reading.remove': () => 'Deleted reading',
  'fast.start': () => 'Started fast',
  'fast.change': () => 'Changed fast',
  'fast.remove': () => 'Deleted fast',
  'diary.add': ({ entry }) => `Diary entry: ${entry.name}`,
  'diary.change': () => 'Changed diary entry',
  'diary.remove': () => 'Deleted diary entry',
  'pantry.add': ({ item }) => `New food: ${item.productName}`,
  'pantry.change': ({ name }) => `Changed food: ${name}`,
  'pantry.remove': ({ name }) => `Deleted food: ${name}`,
  'pantry.restore': ({ name }) => `Restored food: ${name}`,
  'profile.change': () => 'Changes to your profile',
  'profile.accept': () => 'You accepted the disclaimer',
  'plan.save': ({ plan }) => `Meal plan: ${plan.title}`,
  'plan.rename': ({ title }) => `New title for a meal plan: ${title}`,
  'plan.remove': ({ title }) => `Deleted meal plan: ${title}`,
  'plan.cook': ({ what }) => `Cooked: ${what}`,
  'plan.undo': ({ what }) => `Put back: ${what}`,
  'chat.question': ({ message }) => `Question: ${quoted(message)}`,
  'chat.message': () => 'Message in a saved chat',
  'scan.read': ({ photos: { length } }) =>
    length === 1 ? 'Photo of a label' : `${length} photos of a label`,
  'scan.question': ({ message }) => `Question about a product: ${quoted(message)}`,
};

const wordsOf = <K extends Kind>(kind: K, payload: Payloads[K]) => WORDS[kind](payload);

export const whatOf = ({ kind, payload }: Change): string => wordsOf(kind, payload);

export function stateOf(change: Change, isReachable: boolean): string {
  const { state, failure } = change;
  if (state === 'done') return 'Ready under Upload Label';
  if (state === 'refused') return `Not accepted: ${failure?.message ?? 'no reason was given'}`;
  if (!isReachable) return 'Waiting for a connection';
  if (failure?.verdict === 'signed_out') return 'Waiting until you sign in again';
  if (failure?.verdict === 'busy') return `We'll try again: ${failure.message}`;
  return failure ? "We'll try again" : 'On its way';
}

interface Place {
  to: '/tracking' | '/saved-pantry' | '/saved-meals' | '/profile' | '/captain-keto' | '/keto-pantry';
  search?: { view: 'log' | 'fasting' };
}

const PLACES: Readonly<Record<Lane, Place>> = {
  reading: { to: '/tracking', search: { view: 'log' } },
  diary: { to: '/tracking' },
  fast: { to: '/tracking', search: { view: 'fasting' } },
  pantry: { to: '/saved-pantry' },
  plan: { to: '/saved-meals' },
  profile: { to: '/profile' },
  chat: { to: '/captain-keto' },
  scan: { to: '/keto-pantry' },
};

export const placeOf = ({ kind }: Change): Place => PLACES[laneOf(kind)];
