import {
  ariaKeys,
  EMERGENCY_KEY,
  isLetter,
  type KeyPress,
  type Platform,
  shortcutLetter,
  shownKeys,
} from '../../../lib/shortcut-keys.ts';

/** What can be done by a key of its own in the chat. */
export type ShortcutId =
  | 'newChat'
  | 'focusBox'
  | 'searchChats'
  | 'toggleLibrary'
  | 'copyAnswer'
  | 'saveChat'
  | 'stop'
  | 'emergency'
  | 'help';

interface Shortcut {
  id: ShortcutId;
  label: string;
  /** A letter goes with the platform's modifiers; 'Escape' and '?' stand alone. */
  key: string;
}

/** In the order of the help dialog. */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'focusBox', label: 'Write a question', key: 'q' },
  { id: 'newChat', label: 'New Chat', key: 'n' },
  { id: 'saveChat', label: 'Save Chat', key: 'k' },
  { id: 'searchChats', label: 'Search my chats', key: 'm' },
  { id: 'toggleLibrary', label: 'Show or hide the Prompt Library', key: 'l' },
  { id: 'copyAnswer', label: 'Copy the last answer', key: 'c' },
  // Its line under the composer answers to it, here as in the other places that have that line.
  { id: 'emergency', label: 'Emergency numbers', key: EMERGENCY_KEY },
  { id: 'stop', label: 'Stop the answer', key: 'Escape' },
  { id: 'help', label: 'Keyboard shortcuts', key: '?' },
];

const keyOf = (id: ShortcutId): string => SHORTCUTS.find((one) => one.id === id)?.key ?? '';

/** The keys as the person finds them on the keyboard: ['Alt', 'N']. */
export const shownKeysOf = (id: ShortcutId, on: Platform): readonly string[] => shownKeys(keyOf(id), on);

/** Value of `aria-keyshortcuts`: "Alt+N". */
export const ariaKeysOf = (id: ShortcutId, on: Platform): string => ariaKeys(keyOf(id), on);

/**
 * Which shortcut a key press is, if any.
 * @param typing the focus is where text goes, so a key without a modifier belongs to the text
 */
export function shortcutOf(press: KeyPress, on: Platform, typing: boolean): ShortcutId | null {
  if (press.metaKey) return null;
  const bare = !press.ctrlKey && !press.altKey;
  if (bare && press.key === 'Escape' && !press.shiftKey) return 'stop';
  if (bare && press.key === '?') return typing ? null : 'help';
  const letter = shortcutLetter(press, on);
  return SHORTCUTS.find(({ key }) => isLetter(key) && key === letter)?.id ?? null;
}
