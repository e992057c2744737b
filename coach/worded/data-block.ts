import { randomBytes } from 'node:crypto';

/** Marks off text that a model may read but never obey. */
export type DataBlocks = {
  /** The text between marks that it cannot write itself. */
  wrap(name: string, text: string): string;
};

/** Angle brackets and their look-alikes, from two on. */
const OPENING = /[<＜‹«≪⟨〈《]{2,}/g;
const CLOSING = /[>＞›»≫⟩〉》]{2,}/g;
/** Control and invisible characters, which could hide a mark or an instruction; tab and newline stay. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}]/gu;

/** @param key unknown to whoever wrote the texts; made anew for every question */
export function createDataBlocks(key = randomBytes(6).toString('hex')): DataBlocks {
  return {
    wrap: (name, text) => `<<<DATA ${key} ${name}>>>\n${withoutMarks(text, key)}\n<<<END ${key} ${name}>>>`,
  };
}

function withoutMarks(text: string, key: string): string {
  return text.replace(INVISIBLE, '').replaceAll(key, '-').replace(OPENING, '<').replace(CLOSING, '>').trim();
}
