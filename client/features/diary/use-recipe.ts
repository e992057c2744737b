import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WrittenRecipe } from '#contract/diary.ts';
import { type ReadRecipe, readRecipe } from '#contract/recipe.ts';
import { bestSwap } from '#domain/recipe/best-swap.ts';
import { recipeSums } from '#domain/recipe/recipe-sums.ts';
import { api } from '../../lib/api/api.ts';
import { typedNumber } from '../../lib/format/number-text.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { SWAPPED, type Taken, takenAtFirst, takenChoices } from './recipe-parts.tsx';

/** A number above 0; null of an empty box, undefined of what is none. */
function positive(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = typedNumber(text) ?? 0;
  return value > 0 && value < 100_000 ? value : undefined;
}

/** What was pasted is there again until a portion of it is logged. */
const keptText = () => browserStores().session.getItem(STORAGE_KEY.recipeDraft) ?? '';

/** A recipe being worked out: its text, what its lines stand for, how much it makes and what that holds. */
export function useRecipe() {
  const [text, setText] = useState(keptText);
  const [typed, setTyped] = useState({ name: '', portions: '', cooked: '' });
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const reading = useMutation({
    mutationFn: (recipe: string): Promise<ReadRecipe> =>
      api.post('/api/recipes/read', readRecipe, { body: { text: recipe } }),
    onSuccess: (read) => {
      setTaken(read.lines.map(takenAtFirst));
      setTyped(({ name, portions, cooked }) => ({
        name: name || (read.title ?? ''),
        portions: String(read.portions ?? portions),
        cooked: String(read.cookedGrams ?? cooked),
      }));
    },
  });
  const write = (next: string) => {
    setText(next);
    browserStores().session.setItem(STORAGE_KEY.recipeDraft, next);
    if (reading.data) reading.reset();
  };
  /** Works out a recipe of before as it was left; what its text says of its size gives way to what was typed. */
  const open = (name: string, before: WrittenRecipe) => {
    write(before.text);
    setTyped((now) => ({ ...now, name }));
    reading.mutate(before.text, {
      onSuccess: ({ lines }) => {
        const { portions, cookedGrams } = before;
        setTyped({ name, portions: String(portions ?? ''), cooked: String(cookedGrams ?? '') });
        if (lines.length === before.taken.length) setTaken(before.taken);
      },
    });
  };
  const lines = reading.data?.lines ?? [];
  const choices = takenChoices(lines, taken);
  const used = choices?.flatMap((choice) => choice ?? []) ?? [];
  const count = positive(typed.portions);
  const cookedGrams = positive(typed.cooked);
  const isSummed = used.length > 0 && count !== undefined && cookedGrams !== undefined;
  const swap = choices && bestSwap(lines, choices, count ?? 1);
  return {
    text,
    write,
    open,
    reading,
    isRead: reading.data !== undefined,
    lines,
    taken,
    setTaken,
    name: typed.name,
    /** Props of the box for one of what is said of the whole. */
    box: (of: keyof typeof typed) => ({
      value: typed[of],
      onChange: (next: string) => setTyped((now) => ({ ...now, [of]: next })),
    }),
    /** Undefined where the box holds no number above 0. */
    count: count === null ? 1 : count,
    cookedGrams,
    sums: isSummed ? recipeSums(used, { portions: count ?? 1, cookedGrams }) : null,
    written: { text, portions: count ?? null, cookedGrams: cookedGrams ?? null, taken: [...taken] },
    swap: swap && {
      ...swap,
      instead: lines[swap.at]?.text ?? '',
      accept: () => setTaken(taken.map((place, at) => (at === swap.at ? SWAPPED : place))),
    },
  };
}
export type Recipe = ReturnType<typeof useRecipe>;
