import fastifyMultipart, { type FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Takes forms with files: the body is then each field's values in the order they came, files as their bytes.
 * @throws AppError invalid_input for what is not a whole form; what is beyond a limit throws the parser's own errors
 */
export async function acceptForms(
  app: FastifyInstance,
  limits: NonNullable<FastifyMultipartBaseOptions['limits']>,
): Promise<void> {
  await app.register(fastifyMultipart, { limits });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    request.body = await readForm(request).catch((error: unknown) => {
      throw isBrokenForm(error) ? brokenForm(error) : error;
    });
  });
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown[]>> {
  const form: Record<string, unknown[]> = {};
  for await (const part of request.parts()) {
    form[part.fieldname] ??= [];
    form[part.fieldname]?.push(part.type === 'file' ? await part.toBuffer() : part.value);
  }
  return form;
}

/** Limits, and a connection that broke, bear codes; what the parser says of a form it cannot follow bears none. */
const isBrokenForm = (error: unknown) => error instanceof Error && !('code' in error);

function brokenForm(cause: unknown): AppError {
  return new AppError('invalid_input', {
    message: 'This upload arrived incomplete or damaged. Please send the photo again.',
    log: 'broken form',
    cause,
  });
}
