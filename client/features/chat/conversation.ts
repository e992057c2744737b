import type { Exchange } from '../../lib/chat/exchange.ts';
import type { WaitingQuestion } from './waiting/waiting-questions.ts';

/** A saved conversation that is open in place of the regular chat. */
export interface SelectedConversation {
  id: number;
  title: string;
}

/** The answer that is on its way. */
export interface Pending {
  exchange: Exchange;
  /** What the coach is doing, in its words; empty until it says. */
  status: string;
  /** All it said so far, `status` last. */
  stages: readonly string[];
  /** Key of the exchange that goes, with all after it, once this answer is there; null for a new question. */
  replaces: string | null;
}

/** A question that got no answer. */
export interface Failure {
  message: string;
  error: unknown;
  /** It stands in the box again; false where something else was typed meanwhile. */
  inBox: boolean;
}

/** The chat on screen: the regular one, or the saved conversation that is selected. */
export interface Conversation {
  selected: SelectedConversation | null;
  /** Opens a saved conversation; what is sent from now on goes there. */
  select: (conversation: SelectedConversation) => void;
  /** Back to the regular chat, without a word. */
  close: () => void;

  /** How loading what was said before went. */
  history: { isPending: boolean; error: unknown; refetch: () => unknown };
  /** Oldest first, without what was folded away and what the pending answer replaces. */
  shown: readonly Exchange[];
  /** So many earlier exchanges New Chat put away. */
  folded: number;
  unfold: () => void;
  pending: Pending | null;
  /** Key of the newest answer of this visit, which is typed out. */
  newest: string | null;
  failure: Failure | null;

  /** What stands in the box; kept per conversation until it is sent. */
  draft: string;
  setDraft: (text: string) => void;

  /** Does nothing while an answer is on its way. */
  send: (message: string) => void;
  /** Asks the question of `failure` again, as it was meant. */
  retry: () => void;
  /** Ends the answer; what had come of it stays. */
  stop: () => void;
  /** Asks the last question again; the answer takes the old one's place, and the old one comes back if none comes. */
  regenerate: () => void;
  /** Asks another question in place of one; that exchange and all after it go once the answer is there. */
  editAndResend: (key: string, text: string) => void;

  /** Questions that could not be asked yet, oldest first. */
  waiting: readonly WaitingQuestion[];
  /** Takes a waiting question out and puts it back into the box. */
  takeBack: (question: WaitingQuestion) => void;
  /** Sends a question again that the server did not accept. */
  retryWaiting: (question: WaitingQuestion) => void;

  /** So many of those shown could not be stored where they belong. */
  unsaved: number;
  /** Tries again to store them. */
  storeUnsaved: () => void;

  /** Save Chat, with its toasts. */
  save: () => void;
  /** True while it is being saved. */
  saving: boolean;
  /** Clear Chat, with its toasts: closes the saved conversation, or forgets the regular chat. */
  clear: () => void;
  /** New Chat: an empty regular chat, the earlier one folded away. */
  startNew: () => void;
}

/** How the exchanges of a conversation are read, oldest first. */
export interface ChatQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Exchange[]>;
}
