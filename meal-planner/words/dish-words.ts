import { listText, sentenceStart } from '#domain/amount-text.ts';
import type { FilledDish } from '../options/dish-option.ts';

const SLOT = /\{([a-z][a-z0-9]*)\}/g;
const ONLY_WITH = /^\[([a-z][a-z0-9]*)\] /;

function filler({ fillings }: FilledDish): (text: string) => string {
  const names = new Map(fillings.map(({ slot, food }) => [slot.id, food.inSteps]));
  return (text) => text.replace(SLOT, (whole, id: string) => names.get(id) ?? whole);
}

export function dishName(filled: FilledDish): string {
  return sentenceStart(filler(filled)(filled.dish.name));
}

/** What to do with foods that were cooked before (FSIS: reheat leftovers to 165 °F). */
function cookedNote({ fillings, dish }: FilledDish): string[] {
  const cooked = fillings.filter(({ food }) => food.cookedYield !== null).map(({ food }) => food.inSteps);
  if (cooked.length === 0) return [];
  const isCold = dish.tags.includes('no-cook');
  const names = listText(cooked);
  return [
    isCold
      ? `Keep the ${names} cold until it goes into the dish.`
      : `The ${names} needs no cooking any more: wherever a step cooks it, only warm it until it is steaming hot, 74 °C (165 °F), for about half of the time.`,
  ];
}

function isFilled(step: string, { fillings }: FilledDish): boolean {
  const [, needed] = ONLY_WITH.exec(step) ?? [];
  return needed === undefined || fillings.some(({ slot }) => slot.id === needed);
}

/** The steps with the foods' names, without those of slots that stay empty. */
export function dishSteps(filled: FilledDish): string[] {
  const words = filler(filled);
  const steps = filled.dish.steps.filter((step) => isFilled(step, filled));
  return [...cookedNote(filled), ...steps.map((step) => sentenceStart(words(step.replace(ONLY_WITH, ''))))];
}
