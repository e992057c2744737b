import { useState } from 'react';
import type { Reading } from '../../lib/readings/reading.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import type { Draft, Reader } from './entry-draft.ts';
import { ownerOf } from './entry-owner.ts';
import { keepEdit, readKeptEdit } from './kept-edit.ts';

/** The reading that is corrected in the dialog; what was typed there comes up again after a reload or a new sign-in. */
export function useEditedReading(reader: Reader, readings: readonly Reading[] | undefined) {
  const owner = ownerOf(useSession());
  const [edited, setEdited] = useState<Reading | null>(null);
  const [kept, setKept] = useState(() => readKeptEdit(browserStores(), owner, reader));
  const found = edited === null && kept ? readings?.find(({ id }) => id === kept.id) : undefined;
  if (found) setEdited(found);
  const close = () => {
    keepEdit(browserStores(), owner, reader, null);
    setKept(null);
    setEdited(null);
  };
  return {
    edited,
    /** What was typed before, if it was into this reading. */
    typedBefore: kept && kept.id === edited?.id ? kept.draft : null,
    edit: setEdited,
    keep: (id: Reading['id'], draft: Draft) => keepEdit(browserStores(), owner, reader, { id, draft }),
    close,
  };
}
