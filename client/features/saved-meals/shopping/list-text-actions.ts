import { toast } from '../../../lib/toast.ts';

export async function copyShoppingList(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Shopping list copied to clipboard!' });
  } catch {
    toast({ title: 'Failed to copy shopping list', variant: 'destructive' });
  }
}

/** Whether this browser can hand text to other apps; few on desktops can. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands the list to another app of the device; nothing is said where the person thinks better of it. */
export async function shareShoppingList(text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Shopping list', text });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return;
    toast({ title: 'Failed to share shopping list', variant: 'destructive' });
  }
}
