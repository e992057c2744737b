import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Dish, type DishSlot, dish, dishSlot, FINISHES } from './dish.ts';
import type { Ingredient } from './ingredient.ts';
import { ingredientById, loadIngredients } from './load-ingredients.ts';

const HERE = new URL('./', import.meta.url);

const finish = z.strictObject({ slot: dishSlot, step: z.string() });
const readFinishes = () =>
  z.record(z.enum(FINISHES), finish).parse(parse(readFileSync(new URL('finishes.yaml', HERE), 'utf8')));

/** The dish with the slots and steps of its finishes. */
function finished(one: Dish, all: ReturnType<typeof readFinishes>): Dish {
  const own = one.finishes.map((name) => all[name]);
  return {
    ...one,
    slots: [...one.slots, ...own.map(({ slot }) => slot)],
    steps: [...one.steps, ...own.map(({ step }) => step)],
  };
}

function readDishes(path: string): Dish[] {
  const read = z.array(dish).safeParse(parse(readFileSync(new URL(path, HERE), 'utf8')));
  if (!read.success) throw new Error(`dishes of ${path}: ${z.prettifyError(read.error)}`);
  return read.data;
}

function dishFiles(): string[] {
  return readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(new URL(`${name}/`, HERE)).map((file) => `${name}/${file}`))
    .filter((path) => path.endsWith('.yaml'))
    .sort();
}

let loaded: readonly Dish[] | null = null;

/**
 * Our own dishes, each for one person. Read from disk on first use and kept.
 * Throws with the file's name when one does not fit the schema.
 */
export function loadDishes(): readonly Dish[] {
  if (loaded) return loaded;
  const finishes = readFinishes();
  loaded = dishFiles()
    .flatMap(readDishes)
    .map((one) => finished(one, finishes));
  return loaded;
}

function membersOf(accepted: string): readonly Ingredient[] {
  if (!accepted.startsWith('@')) {
    const named = ingredientById(accepted);
    return named ? [named] : [];
  }
  return loadIngredients().filter(
    ({ groups }) => groups.some((group) => `@${group}` === accepted) && !groups.includes('by-name'),
  );
}

/** What may fill the slot, each once, the most fitting first: in the order of `accepts`, a group in the table's. */
export function slotCandidates(slot: DishSlot): readonly Ingredient[] {
  return [...new Set(slot.accepts.flatMap(membersOf))];
}
