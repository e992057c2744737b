import type { AnswerEvent } from '#contract/chat.ts';
import { emergencyNumber } from '#domain/person/emergency-numbers.ts';
import { crisisLine } from './triage/safety-text.ts';

const SORRY =
  'I am sorry: I could not read this message, so I have no answer to it. Please ask again in other, shorter words.';

/**
 * The answer to a message that the coach could not read to its end: an apology, and what to do in danger, since nobody
 * knows what it told of. A note that triage has shown already stays as it is.
 * @param country ISO 3166 code, for the emergency number
 */
export function* unreadAnswer(country: string | undefined, isNoteShown: boolean): Generator<AnswerEvent> {
  const note = inDanger(country ?? null);
  if (!isNoteShown) yield { type: 'safety', level: 'caution', text: note };
  yield { type: 'text', text: isNoteShown ? `${SORRY}\n\n${note}` : SORRY };
  yield { type: 'done', answeredBy: 'composer' };
}

function inDanger(country: string | null): string {
  return `**If you or somebody with you may be in danger, call ${emergencyNumber(country)} now.** That is chest pain, trouble breathing, fainting, confusion, weakness on one side, vomiting that does not stop, or a blood sugar or ketones far out of range. Do not wait for an answer here.\n\nThoughts of harming yourself: ${crisisLine(country)}`;
}
