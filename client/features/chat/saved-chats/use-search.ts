import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { savedConversationsQuery } from '../api/saved-conversations.ts';

/** A pause of this length ends a word; the server is not asked for every letter. */
const PAUSE_MS = 250;

/** What was typed, as it was when typing last paused. An empty box counts at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  // A timer is the only way to notice that nothing is typed.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/** The saved chats that hold the words in the search box; earlier results stay until the next are there. */
export function useSearch() {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const all = useQuery(savedConversationsQuery());
  const found = useQuery({
    ...savedConversationsQuery(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    // The words may be in messages that came meanwhile.
    staleTime: 0,
    gcTime: 60_000,
  });
  return { text, setText, search, all, shown: search === '' ? all : found };
}
