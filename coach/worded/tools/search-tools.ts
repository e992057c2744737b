import { z } from 'zod';
import { PAPER_TOPICS } from '#content/papers/papers.ts';
import { meaningOf } from '../../composer/article-part.ts';
import { choosePassages } from '../../composer/passages.ts';
import { papersReply } from '../../skills/papers-skill.ts';
import { defineTool, fromReply, plainAnswer } from './model-tool.ts';

const ARTICLES_MOST = 3;
/** An article below this is about something else. */
const FITS_FROM = 0.3;

export const handbookSearchTool = defineTool({
  name: 'handbook_search',
  description:
    'Passages of the handbook of this app that answer a question: keto, foods, glucose, fasting, symptoms, labels, the app itself.',
  input: z.object({
    question: z.string().min(3).max(300).describe('One question in English, in full words'),
  }),
  status: 'Searching the handbook',
  async answer({ question }, { knowledge }) {
    const { found } = await meaningOf(knowledge, question);
    const fitting = found.filter(({ score }) => score >= FITS_FROM).slice(0, ARTICLES_MOST);
    if (fitting.length === 0) return plainAnswer('The handbook has nothing on that.');
    return {
      used: [],
      status: fitting.length === 1 ? 'Reading an article' : `Reading ${fitting.length} articles`,
      text: (sources) =>
        fitting
          .map((one) => {
            const { article } = one;
            const passages = choosePassages(one, question, '').map(({ heading, text }) => {
              const told = sources.withMarks(article, text);
              return heading ? `${heading}: ${told}` : told;
            });
            return `Article “${article.title}” ${sources.articleMark(article)}:\n${passages.join('\n\n')}`;
          })
          .join('\n\n'),
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
