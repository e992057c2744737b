import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { readJson, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';

export const SERVINGS_LEAST = 1;
export const SERVINGS_MOST = 12;
export const SERVINGS_STEP = 0.5;

/** For how many each plan is cooked, by its id; plans that are not named are for one. */
export type Servings = Readonly<Record<string, number>>;

const isServings = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= SERVINGS_LEAST &&
  value <= SERVINGS_MOST &&
  Number.isInteger(value / SERVINGS_STEP);

const isServingsById = (value: unknown): value is Servings =>
  typeof value === 'object' && value !== null && Object.values(value).every(isServings);

export const readServings = ({ local }: BrowserStores): Servings =>
  readJson(local, STORAGE_KEY.planServings, isServingsById) ?? {};

export const keepServings = ({ local }: BrowserStores, servings: Servings): boolean =>
  writeJson(local, STORAGE_KEY.planServings, servings);

export const servingsOf = (servings: Servings, planId: number): number => servings[planId] ?? SERVINGS_LEAST;

/** One is what a plan is made for, so it need not be remembered. */
export function withServings(all: Servings, planId: number, servings: number): Servings {
  const { [planId]: _before, ...others } = all;
  return servings === SERVINGS_LEAST ? others : { ...others, [planId]: servings };
}
