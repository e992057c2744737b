import { z } from 'zod';
import type { UsedData } from '#contract/chat.ts';
import type { Knowledge } from '../../composer/knowledge.ts';
import { skillText } from '../../composer/skill-text.ts';
import type { SourceList } from '../../composer/source-list.ts';
import type { SkillContext, SkillReply } from '../../skills/skill.ts';

/** What a tool works with: the person of the question and nobody else. No tool takes an id. */
export type ToolContext = {
  knowledge: Knowledge;
  /** The person's data, what they switched off taken out; `conversation` holds the question too. */
  person: SkillContext;
};

/** What a tool found, in plain text with units. */
export type ToolAnswer = {
  /** The text, with marks of the sources as the list numbers them. */
  text(sources: SourceList): string;
  used: readonly UsedData[];
  /** Shown to the person once it is known, e.g. "Reading 3 articles". */
  status?: string;
};

/** A read-only skill as a model calls it. */
export type ModelTool = {
  name: string;
  description: string;
  /** JSON schema of the input, as providers take it. */
  schema(): Record<string, unknown>;
  /** Shown to the person while it runs, in the captain's words. */
  status: string;
  /**
   * Checks the input and answers.
   * @throws ToolInputError with what is wrong, in words for the model
   */
  answer(input: unknown, context: ToolContext): Promise<ToolAnswer>;
};

export class ToolInputError extends Error {
  override name = 'ToolInputError';
}

type Definition<Input extends z.ZodObject> = {
  name: string;
  description: string;
  input: Input;
  status: string;
  answer(input: z.output<Input>, context: ToolContext): ToolAnswer | Promise<ToolAnswer>;
};

/** A tool whose input is checked before it runs. */
export function defineTool<Input extends z.ZodObject>(definition: Definition<Input>): ModelTool {
  const { name, description, input: schema, status } = definition;
  return {
    name,
    description,
    status,
    schema() {
      const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
      return rest;
    },
    async answer(input, context) {
      const checked = schema.safeParse(input);
      if (!checked.success) throw new ToolInputError(`Wrong input: ${z.prettifyError(checked.error)}`);
      return definition.answer(checked.data, context);
    },
  };
}

/** A skill's reply as a tool's answer. */
export function fromReply(reply: SkillReply, { knowledge }: ToolContext): ToolAnswer {
  const { handbook } = knowledge;
  return { text: (sources) => skillText(reply, { handbook, sources }), used: reply.used ?? [] };
}

/** A text without sources. */
export function plainAnswer(text: string, used: readonly UsedData[] = []): ToolAnswer {
  return { text: () => text, used };
}
