import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastifyMultipart, { type FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Takes forms with files: the body is then each field's values in the order they came, files as `UploadedFile`.
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

/** As much of a file as tells what it is. */
const HEAD_BYTES = 512;

/** A file of a form, on disk until its request has been answered. */
export class UploadedFile {
  /** In bytes. */
  readonly size: number;
  readonly head: Uint8Array;
  readonly #path: string;

  private constructor(path: string, size: number, head: Uint8Array) {
    this.size = size;
    this.head = head;
    this.#path = path;
  }

  static async at(path: string): Promise<UploadedFile> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return new UploadedFile(path, size, buffer.subarray(0, bytesRead));
    } finally {
      await file.close();
    }
  }

  bytes(): Promise<Uint8Array> {
    return readFile(this.#path);
  }
}

/** Files go to disk as they arrive: many at once must not fill the memory. The parser's plugin removes them. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown[]>> {
  const form: Record<string, unknown[]> = {};
  request.tmpUploads = [];
  for await (const part of request.parts()) {
    form[part.fieldname] ??= [];
    form[part.fieldname]?.push(part.type === 'file' ? await keep(request, part.file) : part.value);
  }
  return form;
}

async function keep(request: FastifyRequest, file: Readable): Promise<UploadedFile> {
  const path = join(tmpdir(), `keto-upload-${randomUUID()}`);
  request.tmpUploads?.push(path);
  await pipeline(file, createWriteStream(path, { mode: 0o600 }));
  const kept = await UploadedFile.at(path);
  // Who has hung up meanwhile is past the moment at which files are removed.
  if (request.raw.socket.destroyed) await rm(path, { force: true });
  return kept;
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
