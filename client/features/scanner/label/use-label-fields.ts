import { useState } from 'react';
import type { NutrientName, NutritionAnalysis, PhotoBox } from '#contract/nutrition.ts';
import { useUnsavedInput } from '../../../lib/unsaved-input.ts';
import type { DraftProduct, ProductWork } from '../draft/scan-draft.ts';
import { amountText, groupFields, openFields, parseAmount } from './field-rows.ts';

/** A frame around a value in one of the photos. */
export interface FieldBox {
  name: NutrientName;
  box: PhotoBox;
  /** Counted from 0. */
  photo: number;
  /** Still waits for the person. */
  open: boolean;
}

/** The photo that most values were read from; the first where none was. */
export function fullestPhoto(boxes: readonly Pick<FieldBox, 'photo'>[]): number {
  const counts = new Map<number, number>();
  for (const { photo } of boxes) counts.set(photo, (counts.get(photo) ?? 0) + 1);
  return [...counts].sort(([a, some], [b, more]) => more - some || a - b)[0]?.[0] ?? 0;
}

/**
 * Which fields there are, where they stand in the photos, which one is lit up, and which photo is shown.
 * @param edited the product as it stands with the edits
 */
export function useLabelFields(
  { analysis: original, typed, work }: DraftProduct,
  edited: NutritionAnalysis,
  onWork: (change: Partial<ProductWork>) => void,
) {
  const [active, setActive] = useState<NutrientName | null>(null);
  const [added, setAdded] = useState<readonly NutrientName[]>(work.added);
  const groups = groupFields(original, typed, added);
  const open = openFields(edited.fields, groups.check);
  const boxes = [...groups.check, ...groups.rest].flatMap((name): FieldBox[] => {
    const { box = null, photo = 0 } = original.fields[name] ?? {};
    return box ? [{ name, box, photo, open: open.includes(name) }] : [];
  });
  const [shown, setShown] = useState(() => fullestPhoto(boxes));
  return {
    groups,
    open,
    boxes,
    active,
    /** Lights a field up and shows the photo that it was read from. */
    light: (name: NutrientName | null) => {
      setActive(name);
      const photo = boxes.find((one) => one.name === name)?.photo;
      if (photo !== undefined) setShown(photo);
    },
    shown,
    setShown,
    added,
    add: (name: NutrientName) => {
      const next = [...added, name];
      setAdded(next);
      onWork({ added: next });
    },
  };
}

/** The text of a box for an amount. What is no number is no edit, and only stands there. */
export function useAmountInput(value: number | null, onAmount: (amount: number | null) => void) {
  const [text, setText] = useState(() => amountText(value));
  const isAmount = parseAmount(text).ok;
  useUnsavedInput(!isAmount);
  const type = (next: string) => {
    setText(next);
    const amount = parseAmount(next);
    if (amount.ok) onAmount(amount.value);
  };
  return { text, isAmount, type };
}
