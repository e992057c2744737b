import { useState } from 'react';

/** A set of ids of which each can be put in and out. */
export function useToggled() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    toggle: (id: number) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    clear: () => setIds(new Set()),
  };
}
