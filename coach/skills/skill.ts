import type { z } from 'zod';

/** A typed tool: checked input, checked output, no side effect. The composer routes to it; a model may call it. */
export type Skill<Input extends z.ZodType, Output extends z.ZodType> = {
  name: string;
  /** For a model that chooses among tools. */
  description: string;
  input: Input;
  output: Output;
  run(input: z.output<Input>): z.output<Output>;
};

/** What a skill says to a question: an answer in markdown with the article behind it, or one thing it must ask. */
export type SkillReply = { kind: 'answer' | 'ask'; text: string; article: string };

/** Lets a skill look for its question in plain words; null when the question is not for it. */
export type SkillRoute = { name: string; reply(question: string): SkillReply | null };

/** Types a skill without widening its schemas. */
export function defineSkill<Input extends z.ZodType, Output extends z.ZodType>(
  skill: Skill<Input, Output>,
): Skill<Input, Output> {
  return skill;
}
