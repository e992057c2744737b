import type { Food } from '#domain/nutrition/food.ts';
import { type Amount, amountAt } from './amount.ts';
import { everydayNames } from './everyday-foods.ts';
import { type FoundFood, findFood, foodOfTable } from './food-finder.ts';
import { describedAt, isForm } from './food-table-search.ts';
import { foodWord, foodWords, isJoiner, plainText } from './food-words.ts';
import { splashInto } from './splash.ts';

/** A food in a question, as it was said. */
export interface SaidFood {
  readonly said: string;
  readonly found: FoundFood;
  readonly amount: Amount | null;
  /** The amount is ours: a splash of what is stirred into coffee or tea. */
  readonly assumed?: boolean;
}

/** What a text says of foods, beside the words of its question. */
export interface ReadFoods {
  readonly foods: readonly SaidFood[];
  /** The first phrase that is neither a food nor of the question: the text is not about foods alone. */
  readonly unknown: readonly string[];
}

/** A longer text is told, not asked. */
export const TEXT_MOST = 240;
const TOKEN = /(?<!\d)\d+\/\d+(?!\d)|\d+(?:[.,]\d+)?%?|[a-z][a-z0-9'&]*|&|[,;:()?!./+-]/g;
const NAME_TOKENS_MOST = 7;
const BREAKS = new Set(['and', 'or', 'with', 'plus', 'vs', 'versus', 'than', '&', 'n', 'w']);

type Draft = { said: string[]; amount: Amount | null; food?: Food };

/** How many tokens the longest everyday name takes that starts here; 0 for none. */
export function nameLength(tokens: readonly string[], at: number): number {
  const names = everydayNames();
  if (isJoiner(tokens[at] ?? '')) return 0;
  for (let length = Math.min(NAME_TOKENS_MOST, tokens.length - at); length > 0; length--) {
    const slice = tokens.slice(at, at + length);
    if (isJoiner(slice.at(-1) ?? '') || slice.some((token) => !/^[a-z0-9]/.test(token) && token !== '&'))
      continue;
    if (names.get(foodWords(slice.join(' ')))) return length;
  }
  return 0;
}

/** "keto bread", "low carb tortilla", "diet coke": a product of its own, not the plain food with a word before it. */
function makesAnother(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? '';
  const isLowCarb = token === 'carb' && /^(?:low|lower|zero|no|reduced)$/.test(tokens[at - 1] ?? '');
  return (
    (isLowCarb || /^(?:keto|ketogenic|lowcarb|atkins|vegan)$/.test(token)) && nameLength(tokens, at + 1) > 0
  );
}

class Reading {
  readonly drafts: Draft[] = [];
  readonly loose: string[] = [];
  #run: string[] = [];
  #amount: Amount | null = null;

  word(words: readonly string[]): void {
    this.#run.push(...words);
  }

  /** A food in the table's own words. */
  described(food: Food, said: readonly string[]): void {
    this.close();
    this.drafts.push({ said: [...said], amount: this.#amount, food });
    this.#amount = null;
  }

  amount(amount: Amount, said: string): void {
    this.close();
    if (this.#amount && !isArticle(this.#amount)) this.loose.push(said);
    this.#amount = amount;
  }

  /** Ends the phrase that is being read. */
  close(): void {
    if (this.#run.length === 0) return;
    const last = this.drafts.at(-1);
    if (last && this.#amount === null && this.#run.every((word) => isForm(foodWord(word)))) {
      last.said.unshift(...this.#run);
    } else {
      this.drafts.push({ said: this.#run, amount: this.#amount });
      this.#amount = null;
    }
    this.#run = [];
  }

  /** An amount that no food followed belongs to the one before: "avocado, 100 g". */
  end(): void {
    this.close();
    this.settleAmount();
  }

  settleAmount(): void {
    const amount = this.#amount;
    this.#amount = null;
    if (!amount || isArticle(amount)) return;
    const last = this.drafts.at(-1);
    if (last && last.amount === null) last.amount = amount;
    else this.loose.push(`${amount.count} ${amount.unit}`);
  }
}

function isArticle({ count, unit, size }: Amount): boolean {
  return count === 1 && unit === 'one' && size === null;
}

/**
 * Foods and amounts of a text whose other words `isFrame` knows as words of the question. Every word must be one or
 * the other; what is neither comes back as unknown.
 */
export function readFoods(text: string, isFrame: (word: string) => boolean): ReadFoods {
  if (text.length > TEXT_MOST) return { foods: [], unknown: [text] };
  const tokens =
    plainText(text)
      .replace(/(\d),(\d{3})\b/g, '$1$2')
      .match(TOKEN) ?? [];
  const reading = new Reading();
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const length = nameLength(tokens, at);
    const amount = length > 1 ? null : amountAt(tokens, at);
    const described = amount ? null : describedAt(tokens, at);
    if (described) {
      reading.described(described.food, tokens.slice(at, at + described.took));
      at += described.took;
    } else if (amount) {
      reading.amount(amount.amount, token);
      at += amount.took;
    } else if (length > 0 && !(length === 1 && isFrame(token))) {
      reading.word(tokens.slice(at, at + length));
      at += length;
    } else {
      if (makesAnother(tokens, at)) reading.word([token]);
      else if (BREAKS.has(token) || /^[^a-z0-9]/.test(token) || isFrame(token)) reading.close();
      else if (!isJoiner(token)) reading.word([token]);
      at += 1;
    }
  }
  reading.end();
  return resolve(reading);
}

function resolve({ drafts, loose }: Reading): ReadFoods {
  const foods: SaidFood[] = [];
  const unknown = [...loose];
  for (const [index, { said, amount, food }] of drafts.entries()) {
    const name = said.join(' ').replace(/ (?=[,;:)])|(?<=\() /g, '');
    if (food) {
      foods.push({ said: name, found: foodOfTable(food), amount });
      continue;
    }
    const whole = sharedNoun(said, drafts[index + 1]?.said);
    const found = said.length > NAME_TOKENS_MOST ? null : findFood(whole);
    const related = found ? null : findRelated(said, drafts[index - 1]?.said);
    const splash = amount === null ? splashInto(foods.at(-1)?.said ?? '', whole) : null;
    if (found)
      foods.push(
        splash
          ? { said: whole, found, amount: { ...splash, size: null }, assumed: true }
          : { said: whole, found, amount },
      );
    else if (related) foods.push({ ...related, amount });
    else unknown.push(name);
    if (unknown.length > 0) break; // one is enough to know that the text is about something else
  }
  return { foods, unknown };
}

/** "chicken thigh vs breast": the second may share the first word of the one before. */
function findRelated(said: readonly string[], before: readonly string[] | undefined) {
  if (!before || before.length < 2) return null;
  const whole = [...before.slice(0, -1), ...said].join(' ');
  const found = everydayNames().get(foodWords(whole)) ? findFood(whole) : null;
  return found && { said: whole, found };
}

/** Last words that two foods may share. */
const SHARED_NOUNS =
  /^(?:butter|milk|oil|flour|juice|seeds?|nuts?|bread|cheese|sauce|beans?|vinegar|yogurt|rice)$/;

/** "Butter or olive oil": these lack no noun, although the table has a butter oil. */
const WHOLE_NAMES = /^(?:butter|ghee|lard|cream|cheese|eggs?)$/;

/** "cashew and almond butter": the first may share the last word of the second, where there is such a food. */
function sharedNoun(said: readonly string[], next: readonly string[] | undefined): string {
  const isWhole = said.length === 1 && WHOLE_NAMES.test(said[0] ?? '');
  const noun = next && next.length > 1 && !isWhole ? next.at(-1) : undefined;
  const together = noun ? [...said, noun].join(' ') : '';
  return noun && SHARED_NOUNS.test(noun) && said.length === 1 && everydayNames().get(foodWords(together))
    ? together
    : said.join(' ');
}
