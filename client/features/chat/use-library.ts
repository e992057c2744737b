import { type RefObject, useMemo, useRef, useState } from 'react';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { readJson, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY, type StorageKey } from '../../lib/storage/keys.ts';
import { useMedia } from '../../lib/use-media.ts';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** From here on the library stands beside the chat; below it slides over. */
const WIDE = '(min-width: 48rem)';

export interface Library {
  isWide: boolean;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  toggle: () => void;
  /** Puts away what slid over the chat; beside it, it stays. */
  leave: () => void;
  chatsOpen: boolean;
  setChatsOpen: (open: boolean) => void;
  /** Opens library and saved chats, with the focus in the search box. */
  openSearch: () => void;
  search: SearchFocus;
}

/** The search box over the saved chats, and whether it was asked for before it was there. */
export interface SearchFocus {
  box: RefObject<HTMLInputElement | null>;
  isWanted: RefObject<boolean>;
}

/** A switch that stays as the person left it. */
function useKeptFlag(key: StorageKey, first: boolean): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readJson(browserStores().local, key, isFlag) ?? first);
  const keep = (next: boolean) => {
    writeJson(browserStores().local, key, next);
    setOn(next);
  };
  return [on, keep];
}

/** The prompt library: a sidebar on wide screens, a slide-over on phones. */
export function useLibrary(): Library {
  const isWide = useMedia(WIDE);
  const [collapsed, setCollapsed] = useKeptFlag(STORAGE_KEY.sidebarCollapsed, false);
  const [chatsOpen, setChatsOpen] = useKeptFlag(STORAGE_KEY.savedChatsOpen, true);
  const [slidOver, setSlidOver] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isWanted = useRef(false);
  const isOpen = isWide ? !collapsed : slidOver;
  const setOpen = (open: boolean) => (isWide ? setCollapsed(!open) : setSlidOver(open));
  return {
    isWide,
    isOpen,
    setOpen,
    toggle: () => setOpen(!isOpen),
    leave: () => setSlidOver(false),
    chatsOpen,
    setChatsOpen,
    openSearch: () => {
      isWanted.current = box.current === null;
      box.current?.focus();
      if (!isOpen) setOpen(true);
      if (!chatsOpen) setChatsOpen(true);
    },
    search: useMemo(() => ({ box, isWanted }), []),
  };
}
