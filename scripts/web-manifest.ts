import type { Plugin } from 'vite';
import { BRAND } from '../client/brand.ts';

const NAME = 'manifest.webmanifest';

/** What the app is called and looks like once it is installed. */
export const webManifest = {
  id: '/',
  name: BRAND.product,
  short_name: BRAND.product,
  description: `Scan a food label, see its keto score, ask ${BRAND.coach}.`,
  lang: 'en',
  dir: 'ltr',
  categories: ['health', 'food', 'lifestyle'],
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // The page's own meta tags say the same for light and dark.
  theme_color: '#fdfbf5',
  background_color: '#fdfbf5',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Chat Mode', short_name: 'Chat', url: '/captain-keto' },
    { name: 'Upload Label', short_name: 'Scan', url: '/keto-pantry' },
    { name: 'Tracking', url: '/tracking' },
  ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] })),
};

/** Writes the manifest with the brand's names, and serves it in development. */
export function webManifestPlugin(): Plugin {
  const source = JSON.stringify(webManifest);
  return {
    name: 'web-manifest',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source });
    },
  };
}
