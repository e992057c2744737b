import { useEffect, useEffectEvent } from 'react';
import {
  ariaKeys,
  EMERGENCY_KEY,
  isLetter,
  type KeyPress,
  type Platform,
  platform,
  shortcutLetter,
  shownKeys,
} from '../../../lib/browser/shortcut-keys.ts';
import { createStore, useStore } from '../../../lib/hooks/create-store.ts';
import { isPageHeld } from '../../../lib/hooks/use-page-mark.ts';
import { browserStores, readJson, writeJson } from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';

/** In the order of the help dialog. A letter goes with the platform's modifiers; 'Escape' and '?' stand alone. */
export const SHORTCUTS = [
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
] as const;

export type ShortcutId = (typeof SHORTCUTS)[number]['id'];

const keyOf = (id: ShortcutId): string => SHORTCUTS.find((one) => one.id === id)?.key ?? '';

/** The keys as the person finds them on the keyboard: ['Alt', 'N']. */
export const shownKeysOf = (id: ShortcutId, on: Platform = platform): readonly string[] =>
  shownKeys(keyOf(id), on);

/** Value of `aria-keyshortcuts`: "Alt+N". */
export const ariaKeysOf = (id: ShortcutId, on: Platform = platform): string => ariaKeys(keyOf(id), on);

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

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether "?" opens the list of shortcuts; people who dictate switch it off, since a spoken word may press it. */
export const helpKeyStore = createStore(readJson(browserStores().local, STORAGE_KEY.helpKey, isFlag) ?? true);

export function setHelpKey(on: boolean): void {
  writeJson(browserStores().local, STORAGE_KEY.helpKey, on);
  helpKeyStore.set(on);
}

/** What each shortcut does now; one that is missing is left to the browser. */
export type ShortcutActions = Partial<Record<ShortcutId, (() => void) | undefined>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null;

/** A search box that holds words is emptied by Escape. */
const clearsSearch = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/** Open dialogs, slide-outs and menus have the keys to themselves. */
const isElsewhere = (target: EventTarget | null) =>
  isPageHeld() || (target instanceof HTMLElement && target.closest('[role="menu"]') !== null);

/** Listens for the chat's shortcuts wherever on the page the focus is. */
export function useShortcuts(actions: ShortcutActions): void {
  const helpKey = useStore(helpKeyStore);
  const act = useEffectEvent((event: KeyboardEvent) => {
    // Escape that closed something, and keys of an input method, have been used.
    if (event.defaultPrevented || event.isComposing || event.repeat || isElsewhere(event.target)) return;
    const id = shortcutOf(event, platform, isTyping(event.target));
    if (id === null || (id === 'help' && !helpKey)) return;
    if (id === 'stop' && clearsSearch(event.target)) return;
    const action = actions[id];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
