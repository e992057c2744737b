import { z } from 'zod';
import { PAPER_TOPICS } from '#content/papers/papers.ts';
import { findCards } from '../../composer/find-card.ts';
import { papersReply } from '../../skills/papers-skill.ts';
import { defineTool, fromReply, plainAnswer } from './model-tool.ts';

const CARDS_MOST = 5;
/** A card whose nearest way of asking is further than this is about something else. */
const FITS_FROM = 0.5;

export const handbookSearchTool = defineTool({
  name: 'handbook_search',
  description:
    'Notes of the handbook of this app that answer a question: keto, foods, glucose, fasting, symptoms, labels, the app itself.',
  input: z.object({
    question: z.string().min(3).max(300).describe('One question in English, in full words'),
  }),
  status: 'Searching the handbook',
  async answer({ question }, { knowledge }) {
    const { ranked } = await findCards(knowledge, question);
    const fitting = ranked.filter(({ signals }) => signals.ask >= FITS_FROM).slice(0, CARDS_MOST);
    if (fitting.length === 0) return plainAnswer('The handbook has nothing on that.');
    return {
      used: [],
      status: fitting.length === 1 ? 'Reading a note' : `Reading ${fitting.length} notes`,
      text: (sources) => fitting.map(({ card }) => `${card.heading}\n${sources.cardText(card)}`).join('\n\n'),
    };
  },
});

export const paperSearchTool = defineTool({
  name: 'paper_search',
  description: 'Studies in the coach’s notes on these topics, each with what it found and its limits.',
  input: z.object({
    topics: z.array(z.enum(PAPER_TOPICS)).min(1).max(5),
    most: z.number().int().min(1).max(8).optional(),
  }),
  status: 'Looking through the studies',
  answer({ topics, most }, context) {
    const reply = papersReply(topics, most);
    return reply ? fromReply(reply, context) : plainAnswer('There is no study on that in the notes.');
  },
});
