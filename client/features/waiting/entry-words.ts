import { isOfKind, type QueueEntry } from '../../lib/queue/entry.ts';

const QUOTED_MOST = 80;
const quoted = (text: string) =>
  `"${text.length > QUOTED_MOST ? `${text.slice(0, QUOTED_MOST).trimEnd()}...` : text}"`;

const PLAIN: Readonly<Record<string, string>> = {
  'reading.add': 'New reading',
  'reading.change': 'Change of a reading',
  'reading.remove': 'Deletion of a reading',
  'fast.start': 'Start of a fast',
  'fast.change': 'Change of a fast',
  'fast.remove': 'Deletion of a fast',
  'profile.change': 'Change of your profile',
  'profile.accept': 'That you accepted the disclaimer',
  'chat.message': 'A message of a saved chat',
};

/** What an entry is, in a few words. */
export function whatOf(entry: QueueEntry): string {
  if (isOfKind(entry, 'pantry.add')) return `New food: ${entry.payload.item.productName}`;
  if (isOfKind(entry, 'pantry.change')) return `Change of ${entry.payload.name}`;
  if (isOfKind(entry, 'pantry.remove')) return `Deletion of ${entry.payload.name}`;
  if (isOfKind(entry, 'pantry.restore')) return `Return of ${entry.payload.name}`;
  if (isOfKind(entry, 'plan.save')) return `Meal plan: ${entry.payload.plan.title}`;
  if (isOfKind(entry, 'plan.rename')) return `New title of a meal plan: ${entry.payload.title}`;
  if (isOfKind(entry, 'plan.remove')) return `Deletion of the meal plan ${entry.payload.title}`;
  if (isOfKind(entry, 'plan.cook')) return `Cooked: ${entry.payload.what}`;
  if (isOfKind(entry, 'plan.undo')) return `Put back: ${entry.payload.what}`;
  if (isOfKind(entry, 'chat.question')) return `Question: ${quoted(entry.payload.message)}`;
  if (isOfKind(entry, 'scan.question')) return `Question about a product: ${quoted(entry.payload.message)}`;
  if (isOfKind(entry, 'scan.read')) {
    const { length } = entry.payload.photos;
    return length === 1 ? 'Photo of a label' : `${length} photos of a label`;
  }
  return PLAIN[entry.kind] ?? 'A change';
}

/** How it stands with an entry. */
export function stateOf(entry: QueueEntry, isReachable: boolean): string {
  const { state, failure } = entry;
  if (state === 'done') return 'Ready under Upload Label';
  if (state === 'refused') return `Not accepted: ${failure?.message ?? 'no reason was given'}`;
  if (!isReachable) return 'Waiting for the network';
  if (failure?.verdict === 'signed_out') return 'Waiting until you sign in again';
  if (failure?.verdict === 'busy') return `Will be tried again: ${failure.message}`;
  return failure ? 'Will be tried again' : 'On its way';
}

/** Where the thing stands that an entry is about. */
export function placeOf({ kind }: QueueEntry): {
  to: '/tracking' | '/saved-pantry' | '/saved-meals' | '/profile' | '/captain-keto' | '/keto-pantry';
  search?: { view: 'fasting' };
} {
  if (kind.startsWith('reading.')) return { to: '/tracking' };
  if (kind.startsWith('fast.')) return { to: '/tracking', search: { view: 'fasting' } };
  if (kind.startsWith('pantry.')) return { to: '/saved-pantry' };
  if (kind.startsWith('plan.')) return { to: '/saved-meals' };
  if (kind.startsWith('profile.')) return { to: '/profile' };
  return { to: kind.startsWith('chat.') ? '/captain-keto' : '/keto-pantry' };
}
