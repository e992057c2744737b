import type { z } from 'zod';
import type { UsedData } from '#contract/chat.ts';
import type { Person } from '../person/person.ts';
import type { PlanIdeas } from './pantry/cooking-ideas.ts';

/** A typed tool: checked input, checked output, no side effect. The composer routes to it; a model may call it. */
export type Skill<Input extends z.ZodType, Output extends z.ZodType> = {
  name: string;
  /** For a model that chooses among tools. */
  description: string;
  input: Input;
  output: Output;
  run(input: z.output<Input>): z.output<Output>;
};

/** Where a reply's facts come from; the answer numbers them and links to them. */
export type SkillSource = { kind: 'handbook'; slug: string } | { kind: 'food'; id: string };

/** What a skill says to a question: an answer in markdown, or one thing it must ask. */
export type SkillReply = {
  kind: 'answer' | 'ask';
  /** Markdown; `[^id]` stands for a source of `content/handbook/sources.json`. */
  text: string;
  /** The first one carries the answer's mark; a skill that asks names where its subject is explained. */
  sources: readonly SkillSource[];
  /** Questions that come naturally next, as chips. */
  next?: readonly string[];
  /** Which of the person's own data the reply was made from. */
  used?: readonly UsedData[];
  /** True where a card of the handbook that surely fits says it better: a judgement rather than a figure. */
  yields?: boolean;
  /** True where nothing is left to say beside it, such as a sum that was asked for: no card stands with it in a story. */
  isWhole?: boolean;
  /** True where it answers each question of a message that asks several. */
  answersAll?: boolean;
};

/** What a route may know beside the question's own words. */
export type SkillContext = {
  /** The person's data, read only when asked for. */
  person: Person;
  now: Date;
  /** IANA zone of the person's days and clock times. */
  zone: string;
  /** Earlier messages of the person on the same subject, oldest first; an open question of ours is answered from them. */
  earlier: readonly string[];
  /** All earlier messages of the person, oldest first: conditions and sizes told there still hold. */
  conversation?: readonly string[];
  /** Plans dishes from the person's pantry, where there is a planner. */
  planIdeas?: PlanIdeas;
};

/** Lets a skill look for its question in plain words; null when the question is not for it. */
export type SkillRoute = {
  name: string;
  reply(question: string, context: SkillContext): SkillReply | null | Promise<SkillReply | null>;
};

/** Types a skill without widening its schemas. */
export function defineSkill<Input extends z.ZodType, Output extends z.ZodType>(
  skill: Skill<Input, Output>,
): Skill<Input, Output> {
  return skill;
}
