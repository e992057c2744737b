import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BRAND } from './client/brand.ts';
import { handbookPlugin } from './scripts/handbook-plugin.ts';
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

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: resolve(import.meta.dirname, 'client/public'),
  plugins: [react(), tailwindcss(), brandInHtml(), handbookPlugin(), webManifestPlugin()],
  server: { proxy: { '/api': { target: apiTarget, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: apiTarget, changeOrigin: false } } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // The content security policy allows neither inline scripts nor data: addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The handbook's texts, which a search loads, are the largest.
    chunkSizeWarningLimit: 700,
    // What every page starts with is one file, which packs better than twenty.
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } } },
  },
}));
