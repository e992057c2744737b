import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Photo } from './photo.ts';

interface PhotoPreviewProps {
  photo: Photo;
  alt: string;
  /** One of several. */
  small?: boolean;
}

/** A chosen photo, or its name where the browser cannot show that kind of file. */
export function PhotoPreview({ photo, alt, small = false }: PhotoPreviewProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === photo.url) {
    return (
      <div className="flex min-h-40 flex-col items-center justify-center gap-2 rounded-lg border-2 border-line bg-shoal p-4 text-center">
        <ImageOff aria-hidden="true" className="size-8" />
        <p className="font-bold break-all">{photo.file.name}</p>
        <p className="text-ink-soft">This browser cannot show it, but it can still be read.</p>
      </div>
    );
  }
  return (
    <img
      src={photo.url}
      alt={alt}
      onError={() => setBroken(photo.url)}
      className={clsx(
        'rounded-lg border-2 border-ink bg-card object-contain',
        small ? 'h-48 w-full sm:h-64' : 'mx-auto max-h-[55dvh] max-w-full',
      )}
    />
  );
}
