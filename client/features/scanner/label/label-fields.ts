import { useState } from 'react';
import {
  type FieldReading,
  NUTRIENT_NAMES,
  type NutrientName,
  type NutritionAnalysis,
  type PhotoBox,
} from '#contract/nutrition.ts';
import { BY_WEIGHT_ON_VERDICT, lacksSugars } from '#domain/product-analysis/reading-warnings.ts';
import { typedNumber } from '../../../lib/format/number-text.ts';
import { useUnsavedInput } from '../../../lib/hooks/unsaved-input.ts';
import type { DraftProduct, ProductWork } from '../draft/scan-draft.ts';

const AMOUNT_MAX = 100_000;

type Amount = { ok: true; value: number | null } | { ok: false };

/** Reads what somebody types into a box for grams: comma or point, blank is null, anything else is refused. */
export function parseAmount(text: string): Amount {
  if (text.trim() === '') return { ok: true, value: null };
  const value = typedNumber(text);
  return value !== null && value <= AMOUNT_MAX ? { ok: true, value } : { ok: false };
}

/** A number as it stands in a box: no unneeded decimals. */
export const amountText = (value: number | null): string =>
  value === null ? '' : String(Math.round(value * 100) / 100);

/** Numbers that a score or the card needs, and that every label states; they are always offered. */
export const CORE: readonly NutrientName[] = [
  'calories',
  'total_fat',
  'total_carbs',
  'dietary_fiber',
  'sugars',
  'protein',
];
/** What a label typed by hand is asked for besides. */
const TYPED: readonly NutrientName[] = ['saturated_fat', 'added_sugars', 'sugar_alcohols', 'sodium'];
/** Without these there is no score; a photo that does not give them was not read fully. */
const MUST_BE_READ: ReadonlySet<NutrientName> = new Set(['calories', 'total_fat', 'total_carbs', 'protein']);

export type FieldState =
  /** Stated but not read, or missing though every label has it. */
  | 'unread'
  | 'check'
  | 'read'
  /** Typed or confirmed by the person. */
  | 'you'
  /** The label does not state it. */
  | 'absent';

type Fields = NutritionAnalysis['fields'];

/** A label may give energy in kJ alone; calories then follow from it. */
const mustBeRead = (name: NutrientName, fields: Fields) =>
  name === 'sugars'
    ? lacksSugars(fields)
    : MUST_BE_READ.has(name) && !(name === 'calories' && fields.energy_kj !== undefined);

export function fieldState(name: NutrientName, fields: Fields): FieldState {
  const reading: FieldReading | undefined = fields[name];
  if (!reading) return mustBeRead(name, fields) ? 'unread' : 'absent';
  if (reading.value === null) return 'unread';
  if (reading.source === 'you') return 'you';
  return reading.sure ? 'read' : 'check';
}

export const isDoubtful = (state: FieldState) => state === 'unread' || state === 'check';

interface FieldGroups {
  /** To be checked or filled in; shown first. */
  check: NutrientName[];
  rest: NutrientName[];
  /** Not on the label as far as was read; the person may add them. */
  more: NutrientName[];
}

/**
 * Sorts the fields by the reading as it came, not as edited, so that no row jumps away while it is typed in.
 * `typed` is true for a label typed by hand, where nothing is in doubt.
 */
export function groupFields(
  original: NutritionAnalysis,
  typed: boolean,
  added: readonly NutrientName[],
): FieldGroups {
  const offered = new Set<NutrientName>([...CORE, ...(typed ? TYPED : []), ...added]);
  const groups: FieldGroups = { check: [], rest: [], more: [] };
  for (const name of NUTRIENT_NAMES) {
    const reading = original.fields[name];
    if (!reading && !offered.has(name)) {
      groups.more.push(name);
      continue;
    }
    const doubtful = !typed && isDoubtful(fieldState(name, original.fields)) && !added.includes(name);
    (doubtful ? groups.check : groups.rest).push(name);
  }
  const rank = (name: NutrientName) => BY_WEIGHT_ON_VERDICT.indexOf(name);
  groups.check.sort((a, b) => rank(a) - rank(b));
  return groups;
}

/** What net carbs and score rest on. */
const VERDICT_NAMES = BY_WEIGHT_ON_VERDICT.slice(0, BY_WEIGHT_ON_VERDICT.indexOf('protein') + 1);

/** Fields of a product that still wait for the person. */
export const openFields = (fields: Fields, names: readonly NutrientName[]) =>
  names.filter((name) => isDoubtful(fieldState(name, fields)));

/** Fields still open that may change net carbs or score, those first that change them most. */
export const verdictDoubts = (fields: Fields) => openFields(fields, VERDICT_NAMES);

/** A frame around a value in one of the photos. */
interface FieldBox {
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
