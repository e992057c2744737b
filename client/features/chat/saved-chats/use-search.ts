import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';
import { savedConversationsQuery } from '../api/saved-conversations.ts';

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
