import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../../../lib/create-store.ts';
import { platform } from '../../../lib/shortcut-keys.ts';
import { isPageHeld } from '../../../lib/use-page-mark.ts';
import { helpKeyStore } from './help-key.ts';
import { type ShortcutId, shortcutOf } from './shortcuts.ts';

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
  // The page is the only place that sees a key wherever the focus is.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
