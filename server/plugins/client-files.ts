import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isPagePath } from '#contract/page-paths.ts';
import { AppError } from '../errors.ts';
import { sendError } from './error-handler.ts';

/**
 * Serves the built client: files with a hash in their name are kept for good, pages are asked for again each time.
 * Any page address gets index.html, an unknown one with status 404, and the client shows its not-found page.
 */
export async function serveClient(app: FastifyInstance, clientDir: string | null): Promise<void> {
  const isBuilt = clientDir !== null && existsSync(path.join(clientDir, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders(reply, filePath) {
        const isHashed = path.relative(clientDir, filePath).startsWith(`assets${path.sep}`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/';
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (isBuilt && wantsPage && !pathname.startsWith('/api/') && pathname !== '/api') {
      return reply.code(isPagePath(pathname) ? 200 : 404).sendFile('index.html');
    }
    return sendError(
      new AppError('not_found', { message: 'There is nothing at this address.' }),
      request,
      reply,
    );
  });
}
