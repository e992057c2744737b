import type { FastifyInstance } from 'fastify';
import contents from '#content/handbook/contents.json' with { type: 'json' };
import { ARTICLE_PREFIX, CONTENT_PATHS } from '#contract/page-paths.ts';

/** For search engines: what may be looked at, and the addresses of all pages that are the same for everyone. */
export function describeSite(app: FastifyInstance, publicUrl: string): void {
  const robots = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${new URL('/sitemap.xml', publicUrl)}`, ''];
  const paths = [...CONTENT_PATHS, ...contents.map(({ slug }) => `${ARTICLE_PREFIX}${slug}`)];
  const urls = paths.map((path) => `<url><loc>${escaped(String(new URL(path, publicUrl)))}</loc></url>`);
  const siteMap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ];
  const answers = [
    { url: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots.join('\n') },
    { url: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: siteMap.join('\n') },
  ];
  for (const { url, type, text } of answers)
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
