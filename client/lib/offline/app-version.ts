import { createStore } from '../hooks/create-store.ts';

/** Address of the script that started this page: pages of one build have the same. Empty outside a page. */
export function appVersion(): string {
  if (typeof document === 'undefined') return '';
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src, location.href).pathname : '';
}

/** True while a newer version of the app than this page's is ready on the device. */
export const newVersionReady = createStore(false);
