export type Platform = 'mac' | 'other';

/** Whose keys the person's keyboard has. */
export const platform: Platform = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')
  ? 'mac'
  : 'other';

/**
 * Modifiers of the letters. Alt alone is free of what Chrome, Edge, Firefox (menus F E V S B T H, address bar D) and
 * the screen readers take; Option would type letters on a Mac, and Control with Option belongs to VoiceOver there.
 */
const MODIFIERS = {
  mac: { names: ['Control', 'Shift'], shown: ['⌃', '⇧'], ctrlKey: true, shiftKey: true, altKey: false },
  other: { names: ['Alt'], shown: ['Alt'], ctrlKey: false, shiftKey: false, altKey: true },
} as const;

/** Opens the emergency numbers from wherever one talks to the Captain. */
export const EMERGENCY_KEY = 'i';

export const isLetter = (key: string): boolean => /^[a-z]$/.test(key);

/** A shortcut as the person finds its keys on the keyboard: ['Alt', 'N']. Letters go with the platform's modifiers. */
export function shownKeys(key: string, on: Platform): readonly string[] {
  if (!isLetter(key)) return [key === 'Escape' ? 'Esc' : key];
  return [...MODIFIERS[on].shown, key.toUpperCase()];
}

/** Value of `aria-keyshortcuts`: "Alt+N". */
export function ariaKeys(key: string, on: Platform): string {
  return isLetter(key) ? [...MODIFIERS[on].names, key.toUpperCase()].join('+') : key;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** The letter pressed with the platform's modifiers; where the layout gives no Latin letter, the one at that place. */
export function shortcutLetter(press: KeyPress, on: Platform): string | null {
  const wanted = MODIFIERS[on];
  const held =
    press.ctrlKey === wanted.ctrlKey && press.altKey === wanted.altKey && press.shiftKey === wanted.shiftKey;
  if (!held || press.metaKey) return null;
  const letter = press.key.toLowerCase();
  return isLetter(letter) ? letter : (/^Key([A-Z])$/.exec(press.code)?.[1]?.toLowerCase() ?? null);
}
