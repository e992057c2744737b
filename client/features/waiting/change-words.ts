import { type Change, isOfKind } from '../../lib/changes/change.ts';

const QUOTED_MOST = 80;
const quoted = (text: string) =>
  `"${text.length > QUOTED_MOST ? `${text.slice(0, QUOTED_MOST).trimEnd()}...` : text}"`;

const PLAIN: Readonly<Record<string, string>> = {
  'reading.add': 'New reading',
  'reading.change': 'Changed reading',
  'reading.remove': 'Deleted reading',
  'diary.change': 'Changed diary entry',
  'diary.remove': 'Deleted diary entry',
  'fast.start': 'Started fast',
  'fast.change': 'Changed fast',
  'fast.remove': 'Deleted fast',
  'profile.change': 'Changes to your profile',
  'profile.accept': 'You accepted the disclaimer',
  'chat.message': 'Message in a saved chat',
};

export function whatOf(change: Change): string {
  if (isOfKind(change, 'diary.add')) return `Diary entry: ${change.payload.entry.name}`;
  if (isOfKind(change, 'pantry.add')) return `New food: ${change.payload.item.productName}`;
  if (isOfKind(change, 'pantry.change')) return `Changed food: ${change.payload.name}`;
  if (isOfKind(change, 'pantry.remove')) return `Deleted food: ${change.payload.name}`;
  if (isOfKind(change, 'pantry.restore')) return `Restored food: ${change.payload.name}`;
  if (isOfKind(change, 'plan.save')) return `Meal plan: ${change.payload.plan.title}`;
  if (isOfKind(change, 'plan.rename')) return `New title for a meal plan: ${change.payload.title}`;
  if (isOfKind(change, 'plan.remove')) return `Deleted meal plan: ${change.payload.title}`;
  if (isOfKind(change, 'plan.cook')) return `Cooked: ${change.payload.what}`;
  if (isOfKind(change, 'plan.undo')) return `Put back: ${change.payload.what}`;
  if (isOfKind(change, 'chat.question')) return `Question: ${quoted(change.payload.message)}`;
  if (isOfKind(change, 'scan.question')) return `Question about a product: ${quoted(change.payload.message)}`;
  if (isOfKind(change, 'scan.read')) {
    const { length } = change.payload.photos;
    return length === 1 ? 'Photo of a label' : `${length} photos of a label`;
  }
  return PLAIN[change.kind] ?? 'A change';
}

export function stateOf(change: Change, isReachable: boolean): string {
  const { state, failure } = change;
  if (state === 'done') return 'Ready under Upload Label';
  if (state === 'refused') return `Not accepted: ${failure?.message ?? 'no reason was given'}`;
  if (!isReachable) return 'Waiting for a connection';
  if (failure?.verdict === 'signed_out') return 'Waiting until you sign in again';
  if (failure?.verdict === 'busy') return `We'll try again: ${failure.message}`;
  return failure ? "We'll try again" : 'On its way';
}

export function placeOf({ kind }: Change): {
  to: '/tracking' | '/saved-pantry' | '/saved-meals' | '/profile' | '/captain-keto' | '/keto-pantry';
  search?: { view: 'log' | 'fasting' };
} {
  if (kind.startsWith('reading.')) return { to: '/tracking', search: { view: 'log' } };
  if (kind.startsWith('diary.')) return { to: '/tracking' };
  if (kind.startsWith('fast.')) return { to: '/tracking', search: { view: 'fasting' } };
  if (kind.startsWith('pantry.')) return { to: '/saved-pantry' };
  if (kind.startsWith('plan.')) return { to: '/saved-meals' };
  if (kind.startsWith('profile.')) return { to: '/profile' };
  return { to: kind.startsWith('chat.') ? '/captain-keto' : '/keto-pantry' };
}
