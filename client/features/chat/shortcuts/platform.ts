import type { Platform } from './shortcuts.ts';

/** Whose keys the person's keyboard has. */
export const platform: Platform = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')
  ? 'mac'
  : 'other';
