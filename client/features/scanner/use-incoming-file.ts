import { useEffect, useEffectEvent } from 'react';

/** Hands on a file pasted or dropped anywhere on the page; without it a drop would open the file in its place. */
export function useIncomingFile(onFile: (file: File) => void): void {
  const receive = useEffectEvent((event: Event, file: File | undefined) => {
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => receive(event, event.clipboardData?.files[0]);
    const drop = (event: DragEvent) => receive(event, event.dataTransfer?.files[0]);
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    document.addEventListener('drop', drop);
    document.addEventListener('dragover', allow);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('drop', drop);
      document.removeEventListener('dragover', allow);
    };
  }, []);
}
