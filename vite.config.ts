import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { BRAND } from './client/brand.ts';
import { ARTICLE, handbookPart } from './scripts/build/handbook-part.ts';
import { zodWithoutJsonSchema } from './scripts/build/zod-without-json-schema.ts';
import { webManifestPlugin } from './scripts/web-manifest.ts';

/** Where `vite` alone finds the server; the dev command sets API_PORT to the port it chose. */
const apiTarget = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** Writes the brand into index.html, so that the names stay in client/brand.ts alone. */
function brandInHtml(): Plugin {
  return {
    name: 'brand-in-html',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', BRAND.product),
  };
}

/** How the build makes the program that draws pages: all in one, with the router as the browser runs it. */
const drawing: UserConfig = {
  resolve: {
    alias: {
      '@tanstack/router-core/isServer': resolve(import.meta.dirname, 'client/prerender/is-server.ts'),
    },
  },
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: resolve(import.meta.dirname, 'client/public'),
  plugins: [react(), tailwindcss(), brandInHtml(), webManifestPlugin(), zodWithoutJsonSchema()],
  server: { proxy: { '/api': { target: apiTarget, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: apiTarget, changeOrigin: false } } },
  ...(isSsrBuild && drawing),
  build: {
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    ...(isSsrBuild && { chunkSizeWarningLimit: Number.POSITIVE_INFINITY }),
    // The content security policy allows neither inline scripts nor data: addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              // What every page needs stands together, and nothing else with it.
              groups: [
                { name: handbookPart, debugName: 'handbook', test: ARTICLE, priority: 3 },
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/,
                  tags: ['$initial'],
                  priority: 1,
                },
                { name: 'app', tags: ['$initial'] },
                // Parts too small to be worth a request each, and a name each in the list of what to load with what.
                { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
                { name: 'schemas', test: /node_modules[\\/]zod[\\/]/, minShareCount: 2 },
                {
                  name: 'lib',
                  test: /[\\/]client[\\/]lib[\\/](new-uuid|date-text|number-text|when-needed)\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'person',
                  test: /[\\/](queue[\\/](queue-state|kinds|entry|say-kept)|person[\\/](person|queued-person|guest-person-query)|profile-values|useMutation|mutationObserver)\.[jt]s$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'readings',
                  test: /[\\/]lib[\\/]readings[\\/](reading|patch-readings)\.ts$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'foods',
                  test: /[\\/]domain[\\/](food-weight|amount-text|portion-text|name-order)\.ts$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'controls',
                  test: /[\\/]client[\\/]ui[\\/](field|text-|control-|checkbox|badge|panel|page|login-)/,
                  minShareCount: 2,
                },
                {
                  name: 'dialogs',
                  test: /node_modules[\\/](@radix-ui[\\/]react-(?!collection|roving|tabs|popper|toast|menu|select|switch|checkbox)|aria-hidden)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
  },
}));
