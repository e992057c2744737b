import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CardFile } from './card.ts';
import { parseCards } from './parse-cards.ts';

const SHIPPED_FOLDER = fileURLToPath(new URL('../../content/cards/', import.meta.url));

/** Every file of cards of a folder, in order of slug. Throws with the file and the card where one does not fit the schema. */
export async function loadCards(folder: string = SHIPPED_FOLDER): Promise<CardFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(names.map(async (name) => parseCards(name, await readFile(join(folder, name), 'utf8'))));
}
