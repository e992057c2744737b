import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND_PAGE, pageFile } from '#contract/page-paths.ts';
import { AppError } from '../errors.ts';
import { accepts } from './accepted-encodings.ts';
import { sendError } from './error-handler.ts';
import { SESSION_COOKIE } from './sessions.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Smallest first. The build writes these copies beside a file. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const NOT_FOUND = `/${pageFile(NOT_FOUND_PAGE)}`;

/**
 * Serves the built client: files with a hash in their name are kept for good, others are asked for again each time and
 * answered with 304 while they are the same. A page's address gets the page that the build wrote for it; an unknown one gets
 * the not-found page with status 404. Only files that were there at the start are served, by their exact name.
 */
export async function serveClient(app: FastifyInstance, clientDir: string | null): Promise<void> {
  const files = clientDir === null ? new Set<string>() : listFiles(clientDir);
  if (clientDir !== null && files.has('/index.html')) {
    app.get('/*', { schema: { hide: true } }, (request, reply) => {
      const [pathname = '/'] = request.url.split('?');
      if (pathname === '/api' || pathname.startsWith('/api/')) return nothingHere(request, reply);
      const address = pathname.replace(/(?<=[^/]|^\/)\/+$/, '');
      const name = [pathname, `/${pageFile(address)}`].find((one) => files.has(one));
      return sendFile(request, reply.code(name ? 200 : 404), { clientDir, files, name: name ?? NOT_FOUND });
    });
  }
  app.setNotFoundHandler(nothingHere);
}

const nothingHere = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(new AppError('not_found', { message: 'There is nothing at this address.' }), request, reply);

/** Names of all files below the folder, as the addresses they are served at. */
function listFiles(clientDir: string): Set<string> {
  if (!existsSync(clientDir)) return new Set();
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const names = files.map(({ parentPath, name }) => path.relative(clientDir, path.join(parentPath, name)));
  return new Set(names.map((name) => `/${name.split(path.sep).join('/')}`));
}

interface ClientFile {
  clientDir: string;
  files: ReadonlySet<string>;
  name: string;
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { clientDir, files, name }: ClientFile,
) {
  const isHashed = name.startsWith('/assets/');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find((one) => files.has(name + one.ending) && accepts(accepted, one.name));
  const isVaried = ENCODINGS.some((one) => files.has(name + one.ending));
  const bytes = await readFile(path.join(clientDir, `.${name}${encoding?.ending ?? ''}`));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  reply
    .type(TYPES[path.extname(name)] ?? 'application/octet-stream')
    .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', etag);
  if (name.endsWith('.html')) reply.header('server-timing', `session;desc=${hasSession(request)}`);
  if (isVaried) reply.header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding.name);
  if (reply.statusCode === 200 && isSame(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  // Node leaves the body of a HEAD away and keeps its length.
  return reply.send(bytes);
}

/** Told with each page, so that a visitor's browser need not ask who is signed in. Says nothing of who. */
const hasSession = (request: FastifyRequest): 'some' | 'none' =>
  request.headers.cookie?.includes(`${SESSION_COOKIE}=`) ? 'some' : 'none';

/** A proxy that compresses may have marked the tag as weak. */
const isSame = (wanted: string | undefined, etag: string): boolean =>
  wanted?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
