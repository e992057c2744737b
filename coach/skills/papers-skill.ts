import { z } from 'zod';
import { FURTHER_PAPERS } from '#content/papers/further-papers.ts';
import { PAPER_TOPICS, PAPERS, type PaperTopic } from '#content/papers/papers.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import { defineSkill, type SkillReply, type SkillRoute } from './skill.ts';

type KnownPaper = { id: string; name: string; finding: string; limit: string; topics: readonly PaperTopic[] };

/** Those of the science page first, which are the weightiest. */
const ALL: readonly KnownPaper[] = [
  ...PAPERS.map(({ id, journal, publishedDate, description, limit, topics }) => ({
    id,
    name: `${journal}, ${publishedDate.slice(0, 4)}`,
    finding: description,
    limit,
    topics,
  })),
  ...FURTHER_PAPERS.map(({ id, name, description, limit, topics }) => ({
    id,
    name,
    finding: description,
    limit,
    topics,
  })),
];

const TOPIC_WORDS: Readonly<Record<PaperTopic, RegExp>> = {
  ketogenic: /\bketo\w*\b|\blow.carb\w*|\bcarb\w* restrict\w*|\bcutting carbs\b/,
  fasting:
    /\bfast(?:ing|s)?\b(?! glucose| insulin| blood| sugar)|\btime.restricted\b|\beating window\b|\b16:8\b|\bomad\b|\bskipping (?:meals|breakfast)\b/,
  prediabetes: /\bpre-?diabet\w*/,
  'type 2 diabetes': /\btype ?(?:2|two|ii)\b|\bt2d\w*\b|(?<!pre-?)\bdiabet\w*/,
  'insulin resistance': /\binsulin (?:resist\w*|sensitiv\w*)/,
  'metabolic syndrome': /\bmetabolic syndrome\b/,
  remission: /\bremission\b|\brevers\w*/,
  A1C: /\b(?:hb)?a1c\b|\bblood sugar\b|\bglucose control\b/,
  weight: /\bweight\b|\bfat loss\b|\bobes\w*/,
  'blood pressure': /\bblood pressure\b|\bhypertension\b/,
  cholesterol: /\bcholesterol\b|\bldl\b|\bhdl\b|\blipids?\b/,
  triglycerides: /\btriglycerides?\b/,
  medicines: /\bmedicines?\b|\bmedications?\b|\bmeds\b|\bdrugs?\b|\bget off\b/,
  muscle: /\bmuscles?\b|\blean mass\b/,
  exercise: /\bexercis\w*|\bwalk\w*|\bworkouts?\b/,
  'kidney stones': /\bkidney stones?\b/,
  'keto flu': /\bketo.?flu\b/,
};

/** A topic that nearly every paper shares says little about what is asked. */
const BROAD: readonly PaperTopic[] = ['ketogenic', 'fasting'];

/** Topics that a text names. */
function paperTopics(text: string): PaperTopic[] {
  const plain = normaliseText(text).toLowerCase();
  return PAPER_TOPICS.filter((topic) => TOPIC_WORDS[topic].test(plain));
}

export const papersSkill = defineSkill({
  name: 'paper_search',
  description:
    'Studies on keto, fasting, prediabetes and their effects, each with what it found, how much, and its limits.',
  input: z.object({
    topics: z.array(z.enum(PAPER_TOPICS)).min(1),
    most: z.number().int().min(1).max(8).default(4),
  }),
  output: z.object({
    papers: z.array(z.object({ id: z.string(), name: z.string(), finding: z.string(), limit: z.string() })),
  }),
  /** Those that share every topic; without any such, those that share most. */
  run({ topics, most }) {
    const shared = (paper: KnownPaper) => topics.filter((topic) => paper.topics.includes(topic)).length;
    const best = Math.max(0, ...ALL.map(shared));
    const papers = ALL.filter((paper) => best > 0 && shared(paper) === best);
    return { papers: papers.slice(0, most).map(({ topics: _topics, ...paper }) => paper) };
  },
});

const ASKS_STUDIES =
  /\b(?:what(?! do(?:es)?\b)|which|any|some|show|list|name|give|find|are there|is there|know of)\b[^.?!]{0,25}\b(?:stud(?:y|ies)|papers?|research|trials?|literature|meta-?analys[ie]s|evidence)\b|\b(?:stud(?:y|ies)|papers?|research|trials?)\b (?:on|about|for)\b/;
const ASKS_VERDICT =
  /\bis there (?:any |good |strong |solid |real |scientific )*(?:evidence|proof|research)\b|\bwhat (?:does|do) (?:the )?(?:research|science|studies|evidence|trials) (?:say|show)\b|\b(?:scientifically )?proven\b|\bevidence (?:that|for|behind)\b/;
/** How to read studies, or a study the person saw, is for the handbook. */
const OTHER =
  /\bhow (?:do|to|can|should) i (?:read|trust|judge|find)\b|\b(?:i read|i saw|recent|new) (?:a |an |the )?(?:study|article|paper)\b|\bcase stud/;

/** "What studies are there on fasting and prediabetes?", "is there evidence that keto lowers A1C?" */
export const papersRoute: SkillRoute = {
  name: papersSkill.name,
  reply(question) {
    const plain = normaliseText(question).toLowerCase();
    const lists = ASKS_STUDIES.test(plain);
    if ((!lists && !ASKS_VERDICT.test(plain)) || OTHER.test(plain)) return null;
    const topics = paperTopics(question);
    const isBroad = topics.every((topic) => BROAD.includes(topic));
    // What the science says of keto as a whole is an article, not a list.
    if (topics.length === 0 || (isBroad && !lists)) return null;
    return papersReply(topics);
  },
};

/** The studies on these topics with what limits them; null without any. */
export function papersReply(topics: readonly PaperTopic[], most?: number): SkillReply | null {
  const { papers } = papersSkill.run(papersSkill.input.parse({ topics, most }));
  if (papers.length === 0) return null;
  const lines = papers.map(
    ({ id, name, finding, limit }) => `- **${name}**[^${id}]: ${finding} *Limits:* ${limit}`,
  );
  return {
    kind: 'answer',
    text: `${papers.length === 1 ? 'One study I know of' : `${papers.length} studies I know of`} on ${topics.join(' and ')}:\n\n${lines.join('\n')}\n\nThese are the ones in my notes, not all there are; find the main ones on [Keto Science](/science).`,
    sources: [{ kind: 'handbook', slug: 'science-so-far' }],
    next: ['How do I read a nutrition study?', 'Does keto work in the long run?'],
  };
}
