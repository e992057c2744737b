import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** As much of a JSON schema as bodies of this API use. */
export type BodySchema = {
  type?: string | string[] | undefined;
  format?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  properties?: Record<string, BodySchema> | undefined;
  required?: string[] | undefined;
  items?: BodySchema | undefined;
  anyOf?: BodySchema[] | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
};

const bodySchema: z.ZodType<BodySchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), bodySchema).optional(),
    required: z.array(z.string()).optional(),
    items: bodySchema.optional(),
    anyOf: z.array(bodySchema).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
  }),
);

const apiDocument = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ in: z.string(), name: z.string() })).optional(),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema: bodySchema })) }).optional(),
      }),
    ),
  ),
});

const METHODS = { get: 'GET', post: 'POST', patch: 'PATCH', put: 'PUT', delete: 'DELETE' } as const;

/** One call that the server documents. */
export type Operation = {
  method: (typeof METHODS)[keyof typeof METHODS];
  /** With places such as `{id}`. */
  path: string;
  query: string[];
  body: BodySchema | null;
  takesFile: boolean;
};

/** Every call of the API, as its own documentation tells them: a new route is tried without being listed. */
export function operationsOf(app: FastifyInstance): Operation[] {
  const { paths } = apiDocument.parse(app.swagger());
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { parameters = [], requestBody }]) => ({
      method: METHODS[z.enum(['get', 'post', 'patch', 'put', 'delete']).parse(method)],
      path,
      query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      body: requestBody?.content['application/json']?.schema ?? null,
      takesFile: requestBody?.content['multipart/form-data'] !== undefined,
    })),
  );
}
