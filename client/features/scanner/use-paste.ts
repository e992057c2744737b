import { useEffect, useEffectEvent } from 'react';

/** Hands on a file pasted anywhere on the page, except into a text box. */
export function usePastedFile(onFile: (file: File) => void): void {
  const receive = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    document.addEventListener('paste', receive);
    return () => document.removeEventListener('paste', receive);
  }, []);
}
