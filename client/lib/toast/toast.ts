import { createStore } from '../hooks/create-store.ts';

interface ToastContent {
  title: string;
  description?: string;
  /** What came of something: done, only told, or failed. */
  variant?: 'default' | 'info' | 'destructive';
  /** Milliseconds; raised to MIN_TOAST_MS so that it can be read. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

interface ShownToast extends ToastContent {
  id: number;
  duration: number;
}

export const DEFAULT_TOAST_MS = 5000;
/** Shorter than this nobody can read a line. */
const MIN_TOAST_MS = 2000;

/** At most one toast at a time: the newest. */
export const currentToast = createStore<ShownToast | null>(null);

let lastId = 0;

/** Shows a toast in place of the one before. Usable from anywhere, also outside components. */
export function toast(content: ToastContent): void {
  lastId += 1;
  const duration = Math.max(content.duration ?? DEFAULT_TOAST_MS, MIN_TOAST_MS);
  currentToast.set({ ...content, id: lastId, duration });
}

export function dismissToast(id: number): void {
  if (currentToast.get()?.id === id) currentToast.set(null);
}
