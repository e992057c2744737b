import { useEffect, useState } from 'react';
import type { KeptPhoto } from '../../../lib/queue/kinds.ts';

/** A kept photo, small; its address is freed with it. */
export function Thumbnail({ photo }: { photo: KeptPhoto | undefined }) {
  const [url, setUrl] = useState<string | null>(null);
  const blob = photo?.blob;
  // The address is the browser's to make and to free.
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (!url) return null;
  return <img src={url} alt="" className="size-16 shrink-0 rounded-md border border-line object-cover" />;
}
