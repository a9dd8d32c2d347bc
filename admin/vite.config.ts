import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from '../common/build/precompress.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What many screens need is one file, which also compresses better: else each set of screens that share
 * something has a file of its own, and the list of products loaded 68 of them.
 */
const CHUNKS = [{ name: 'shared', minShareCount: 8 }];

/** The back office, built to `dist/admin` and served by the API below `/admin/dashboard/`. */
export default defineConfig({
  root: here('.'),
  base: '/admin/dashboard/',
  plugins: [react(), precompress()],
  build: {
    outDir: here('../dist/admin'),
    emptyOutDir: true,
    target: 'es2022',
    // An inlined font or image would need data: in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
