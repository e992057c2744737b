import type { DrawnPage } from '#client/prerender/render.tsx';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`;

/**
 * One page as HTML.
 * @param template the built index.html
 * @param files addresses of scripts that the page needs at once
 */
export function fillTemplate(template: string, page: DrawnPage, files: readonly string[]): string {
  const { title, description } = page;
  const head = [
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', page.address.startsWith('/handbook/') ? 'article' : 'website'),
    meta('name', 'twitter:card', 'summary'),
    ...files
      .filter((file) => !template.includes(`"${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  const mark = page.hydrates ? page.address : '';
  const html = [
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [/<meta\s+name="description"[^>]*>/, head.join('\n    ')],
    [/<div id="root"><\/div>/, `<div id="root" data-page="${mark}">${page.html}</div>`],
  ].reduce<string>((html, [place, text]) => put(html, place as RegExp, text as string), template);
  return page.hydrates ? appAfterPaint(html) : html;
}

/**
 * A page that can be read as it is leaves the line to what its picture needs: the app's files are told to
 * client/public/before-app.js, which fetches them once the page is seen.
 */
function appAfterPaint(html: string): string {
  const app = /<script type="module"[^>]*src="([^"]+)"><\/script>/;
  const part = /<link rel="modulepreload"[^>]*href="([^"]+)">\s*/g;
  const parts = Array.from(html.matchAll(part), ([, file]) => file);
  const told = `<script src="/before-app.js" data-app="${app.exec(html)?.[1]}" data-parts="${parts.join(' ')}">`;
  const bare = put(html.replaceAll(part, ''), app, '');
  return put(bare, /<script src="\/before-app\.js">/, told);
}

/**
 * Puts first in the head what the first paint waits for. Browsers fetch few files at once, in the order they are named.
 * @param template the built index.html
 */
export function paintFirst(template: string): string {
  const sheets = template.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const early = template.match(/<script src="\/before-app\.js"><\/script>/g) ?? [];
  const first = [...sheets, ...early];
  const rest = first.reduce((html, tag) => html.replace(tag, ''), template);
  return put(rest, /(?=<meta name="color-scheme")/, `${first.join('\n    ')}\n    `);
}

/** A function as replacement, for a dollar sign in the text means nothing. */
function put(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html has no ${place.source}`);
  return html.replace(place, () => text);
}
