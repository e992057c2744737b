import { describe, expect, test } from 'vitest';
import { FURTHER_PAPERS } from '#content/papers/further-papers.ts';
import { PAPERS } from '#content/papers/papers.ts';
import { loadHandbook } from '../handbook/load-handbook.ts';
import { UNKNOWN_PERSON } from '../person/person.ts';
import { papersRoute, papersSkill } from './papers-skill.ts';

const said = async (question: string) =>
  papersRoute.reply(question, { person: UNKNOWN_PERSON, now: new Date(), zone: 'UTC', earlier: [] });
const named = (text = '') => [...text.matchAll(/\[\^([a-z0-9-]+)\]/g)].map(([, id]) => id);

describe('studies by topic', () => {
  test.each([
    ['what studies are there on fasting and prediabetes?', ['sutton-2018']],
    ['are there any studies on walking after meals?', ['dipietro-2013', 'postmeal-exercise-meta']],
    [
      'is there evidence that keto helps people with type 2 diabetes into remission?',
      ['goldenberg-2021', 'athinarayanan-2019'],
    ],
    ['which studies looked at keto and LDL cholesterol?', ['hallberg-2018', 'bueno-2013', 'norwitz-2022']],
    ['is there research on kidney stones and keto?', ['acharya-2021']],
    [
      'show me studies on intermittent fasting',
      ['decabo-2019', 'sutton-2018', 'wilkinson-2020', 'lowe-2020'],
    ],
  ])('%s', async (question, ids) => {
    const reply = await said(question);
    expect(named(reply?.text)).toEqual(ids);
    expect(reply?.text.match(/\*Limits:\*/g)).toHaveLength(ids.length);
  });

  test.each([
    'is there strong evidence that wine is good for you?',
    'how do I read a nutrition study?',
    'what does the research say about keto?',
    'I read a study that keto harms the heart',
    'what is ketosis?',
  ])('left to the handbook: %s', async (question) => {
    expect(await said(question)).toBeNull();
  });

  test('bounds', () => {
    expect(papersSkill.input.safeParse({ topics: [] }).success).toBe(false);
    expect(papersSkill.input.safeParse({ topics: ['astrology'] }).success).toBe(false);
  });
});

test('every study is among the sources of the handbook, so that it gets a number and a link', async () => {
  const { sources } = await loadHandbook();
  for (const { id } of [...PAPERS, ...FURTHER_PAPERS]) expect(sources.has(id), id).toBe(true);
});
