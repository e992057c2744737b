import type { Page } from '@playwright/test';

/** Who looks: nobody, a guest, an account with nothing in it, or the demo account. */
export type Viewer = 'visitor' | 'guest' | 'newcomer' | 'account';

export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

/** One thing to look at: a page, or what opens on it. */
export interface Scene {
  /** Begins the file's name. */
  name: string;
  viewer: Viewer;
  path: string;
  /** Before the page is opened, e.g. to have its calls fail. */
  before?: (page: Page) => Promise<unknown>;
  /** What is done on the page before the picture is taken. */
  act?: (page: Page, size: Size) => Promise<unknown>;
  /** A long list draws what is in sight alone: the window is made as tall as the page. */
  isTall?: boolean;
  /** The window alone instead of the whole page, as for dialogs. */
  isWindow?: boolean;
}

/** Scenes of one viewer in one list; what opens above a page is shown as the window shows it. */
export const scenesOf = (viewer: Viewer, scenes: readonly Omit<Scene, 'viewer'>[]): Scene[] =>
  scenes.map((scene) => ({ ...scene, viewer }));
