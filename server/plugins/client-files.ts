import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND_PAGE, pageFile } from '#contract/page-paths.ts';
import { AppError } from '../errors.ts';
import { sendError } from './error-handler.ts';
import { SESSION_COOKIE } from './sessions.ts';
import { toAppError } from './to-app-error.ts';

const NOT_FOUND = `/${pageFile(NOT_FOUND_PAGE)}`;

const FOR_GOOD: SendOptions = { maxAge: '1y', immutable: true };
const ASKED_AGAIN: SendOptions = { cacheControl: false };
/** Without tags and ranges: status 404 always comes with the page. */
const WHOLE: SendOptions = {
  ...ASKED_AGAIN,
  etag: false,
  lastModified: false,
  acceptRanges: false,
};

/**
 * Serves the built client: files with a hash in their name are kept for good, others are asked for again each time and
 * answered with 304 while they are the same. A page's address gets the page that the build wrote for it; an unknown one gets
 * the not-found page with status 404. Only files that were there at the start are served, by their exact name.
 */
export async function serveClient(app: FastifyInstance, clientDir: string | null): Promise<void> {
  app.setNotFoundHandler(nothingHere);
  const files = clientDir === null ? new Set<string>() : listFiles(clientDir);
  if (clientDir === null || !files.has('/index.html')) return;
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: clientDir, serve: false, preCompressed: true });
    scope.setErrorHandler(refusePrecondition);
    scope.get('/*', { compress: false, schema: { hide: true } }, (request, reply) => {
      const [pathname = '/'] = request.url.split('?');
      if (pathname === '/api' || pathname.startsWith('/api/')) return nothingHere(request, reply);
      const address = pathname.replace(/(?<=[^/]|^\/)\/+$/, '');
      const name = [pathname, `/${pageFile(address)}`].find((one) => files.has(one)) ?? NOT_FOUND;
      if (name.endsWith('.html')) reply.header('server-timing', `session;desc=${hasSession(request)}`);
      if (name.startsWith('/assets/')) return reply.sendFile(name, FOR_GOOD);
      reply.header('cache-control', 'no-cache');
      return name === NOT_FOUND ? reply.code(404).sendFile(name, WHOLE) : reply.sendFile(name, ASKED_AGAIN);
    });
  });
}

const nothingHere = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(new AppError('not_found', { message: 'There is nothing at this address.' }), request, reply);

/** A range beyond the file's end, or another edition of it than was asked for: told by the status alone. */
const refusePrecondition = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  error.statusCode === 412 || error.statusCode === 416
    ? reply.code(error.statusCode).send()
    : sendError(toAppError(error), request, reply);

/** Names of all files below the folder, as the addresses they are served at. */
function listFiles(clientDir: string): Set<string> {
  if (!existsSync(clientDir)) return new Set();
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const names = files.map(({ parentPath, name }) => path.relative(clientDir, path.join(parentPath, name)));
  return new Set(names.map((name) => `/${name.split(path.sep).join('/')}`));
}

/** Told with each page, so that a visitor's browser need not ask who is signed in. Says nothing of who. */
const hasSession = (request: FastifyRequest): 'some' | 'none' =>
  request.headers.cookie?.includes(`${SESSION_COOKIE}=`) ? 'some' : 'none';
