import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { early } from './build/early.ts';
import { precompress } from '../common/build/precompress.ts';
import { stylesFirst } from './build/styles-first.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The package exports its development half only, with warnings that no shopper needs. */
const ROUTER = here('../node_modules/react-router/dist/production');
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
];

/** What every page needs: one file each compresses better, and the libraries outlive our releases. */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-redux|@reduxjs\/toolkit|immer|redux|redux-thunk|reselect|use-sync-external-store|@standard-schema\/utils)\//,
  },
  {
    name: 'shop',
    test: /storefront\/src\/(ui\/(?!form|password-field|show-field-errors)|api\/|session\/|features\/(cart|shop)\/)/,
    minShareCount: 3,
  },
];

/**
 * Two builds of one source: `vite build storefront` for the browser, with `--ssr` for the server.
 * The server's holds all it needs, so that production has no front-end packages installed.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  plugins: [react(), tailwindcss(), !isSsrBuild && [early(), stylesFirst(), precompress()]],
  resolve: { alias: command === 'build' ? PRODUCTION_ROUTER : [] },
  // React's slow development half must not get into the server's bundle.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: isSsrBuild ? true : undefined },
  build: {
    outDir: here(isSsrBuild ? '../dist/storefront/server' : '../dist/storefront/client'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // An inlined font or image would need data: in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: here('src/entry-server.tsx') }
      : { output: { codeSplitting: { groups: CHUNKS } } },
  },
}));
