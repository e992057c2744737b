import type { SavedConversation } from '#contract/saved-conversations.ts';
import { toast } from '../../../lib/toast.ts';
import { fetchMessages } from '../api/saved-conversations.ts';
import { type ExportFormat, exportChat } from '../export/export-chat.ts';
import { ofMessage } from '../export/exported-chat.ts';

/** Fetches a saved chat and hands it to the person as a file. */
export async function exportSavedChat(
  chat: SavedConversation,
  format: ExportFormat,
  zone: string,
): Promise<void> {
  try {
    const messages = await fetchMessages(chat.id);
    exportChat({ title: chat.title, exchanges: messages.map(ofMessage) }, format, zone);
  } catch {
    toast({
      title: 'Error',
      description: 'Failed to export conversation. Please try again.',
      variant: 'destructive',
    });
  }
}
