import type { AnswerEvent, ChatResponse } from '#contract/chat.ts';

/** All events of an answer as one response; the safety note stands above the text. Throws on an error event. */
export async function collectAnswer(events: AsyncIterable<AnswerEvent>): Promise<ChatResponse> {
  const answer: ChatResponse = {
    response: '',
    sources: [],
    safetyLevel: 'none',
    offTopic: false,
    next: [],
    used: [],
    notice: null,
    unchecked: [],
    answeredBy: '',
  };
  let note = '';
  let text = '';
  for await (const event of events) {
    if (event.type === 'text') text += event.text;
    else if (event.type === 'restart') {
      text = '';
      Object.assign(answer, { sources: [], unchecked: [], used: [], next: [], offTopic: false });
    } else if (event.type === 'notice') answer.notice = event.text;
    else if (event.type === 'unchecked') answer.unchecked = event.figures;
    else if (event.type === 'source') answer.sources.push(event.source);
    else if (event.type === 'used') answer.used = event.data;
    else if (event.type === 'next') answer.next = event.questions;
    else if (event.type === 'off_topic') answer.offTopic = true;
    else if (event.type === 'done') answer.answeredBy = event.answeredBy;
    else if (event.type === 'error') throw new Error(event.message);
    else if (event.type === 'safety') {
      answer.safetyLevel = event.level;
      note = event.text;
    }
  }
  answer.response = [note, text].filter((part) => part !== '').join('\n\n');
  return answer;
}
