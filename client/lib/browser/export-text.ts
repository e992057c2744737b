import { toastFailure } from '../toast/say-failed.ts';
import { toast } from '../toast/toast.ts';

/** Puts text on the clipboard and says whether it worked. */
export async function copyText(text: string, description?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied', description });
  } catch {
    toastFailure('Copy failed', 'Could not copy text to clipboard');
  }
}

/** Hands the person a file made in the browser. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
