import { toastFailure } from './say-failed.ts';
import { toast } from './toast.ts';

/** Puts text on the clipboard and says whether it worked. */
export async function copyText(text: string, description?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied', description });
  } catch {
    toastFailure('Copy failed', 'Could not copy text to clipboard');
  }
}
