import { useEffect, useMemo, useState } from 'react';
import type { NutrientName, NutritionAnalysis, PhotoBox } from '#contract/nutrition.ts';
import type { ProductWork } from '../draft/scan-draft.ts';
import { groupFields, openFields } from './field-rows.ts';

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

interface Product {
  /** As read, or blank for a label typed by hand. */
  original: NutritionAnalysis;
  /** As it stands with the edits. */
  analysis: NutritionAnalysis;
  typed: boolean;
  work: ProductWork;
  onWork: (change: Partial<ProductWork>) => void;
}

/** Which fields there are, where they stand in the photos, which one is lit up, and which photo is shown. */
export function useLabelFields({ original, analysis, typed, work, onWork }: Product) {
  const [active, setActive] = useState<NutrientName | null>(null);
  const [added, setAdded] = useState<readonly NutrientName[]>(work.added);
  // The draft that survives a reload lives outside React.
  useEffect(() => onWork({ added }), [onWork, added]);
  const groups = useMemo(() => groupFields(original, typed, added), [original, typed, added]);
  const open = openFields(analysis.fields, groups.check);
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
    add: (name: NutrientName) => setAdded([...added, name]),
  };
}
