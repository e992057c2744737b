import { parseQuickEntry } from '#domain/readings/quick-entry/quick-entry.ts';
import type { SkillReply } from '../skill.ts';

const LOG =
  /^(?:(?:please|hey|hi|ok|captain)[, ]+)*(?:(?:can|could|would|will) you (?:please )?|i (?:want|need|would like) to |i'd like to )?(?:log|add|track|record|note(?: down)?|enter|save|store|put(?: in| down)?)\b(?: that)?[: ]+(.{2,200}?)(?: (?:(?:in)?to|in|on|as) (?:(?:my|the) )?(?:(?:new )?readings?|log|tracker|tracking|chart))?(?:,? (?:please|for me))*[.!?]*$/i;
/** They only name the line, or say when it was. */
const SAYS_NO_FOOD =
  /^(?:an?|my|the|this|that|new|readings?|reading|value|level|result|number|and|of|is|was|were|for|at|as|in|to|now|today|just|took|measured|morning|evening|blood)$/i;
const NAMES_MEASURE = /\b(?:glucose|blood sugar|ketones?|bhb|weight|waist|readings?|mmol|mg\/?dl)\b/i;
/** Amounts of a food, and a blood pressure. */
const NO_READING = /\d ?(?:g|grams?|mg(?! ?\/?dl)|mcg|oz|ml|cups?)\b|\d{2,3} ?\/ ?\d{2}\b/i;

/** The line of a reading that the chat is asked to log: "97 1.3 fasting" of "log 97 1.3 fasting"; null for anything else. */
export function readingToLog(text: string): string | null {
  const line = LOG.exec(text.trim())?.[1];
  if (line === undefined || !/\d/.test(line) || NO_READING.test(line)) return null;
  if (NAMES_MEASURE.test(line)) return line;
  const { fields, ignored, question } = parseQuickEntry(line, { glucoseUnit: 'mg/dL' });
  const { glucoseLevel, ketoneLevel, weight, waist } = fields;
  const hasValue = [glucoseLevel, ketoneLevel, weight, waist].some((value) => value != null);
  return (hasValue || question) && ignored.every((word) => SAYS_NO_FOOD.test(word)) ? line : null;
}

/** Nothing is logged by a chat alone; the line that was typed is understood where readings are. */
export const notLogged = (line: string): SkillReply => ({
  kind: 'answer',
  text: `I can’t log readings from this chat, so **nothing was logged**. Open [Tracking, under Readings](/tracking?view=log), and type the same line there: **${line}**.`,
  sources: [{ kind: 'handbook', slug: 'measuring-success' }],
  isWhole: true,
});
