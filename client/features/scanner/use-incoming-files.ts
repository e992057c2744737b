import { useEffect, useEffectEvent } from 'react';

/** Hands on files pasted or dropped anywhere on the page; without it a drop would open the file in its place. */
export function useIncomingFiles(onFiles: (files: File[]) => void): void {
  const receive = useEffectEvent((event: Event, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => receive(event, event.clipboardData?.files);
    const drop = (event: DragEvent) => receive(event, event.dataTransfer?.files);
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
