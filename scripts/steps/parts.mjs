import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { runTool } from './run.mjs';

const nest = (...args) => runTool('@nestjs/cli/bin/nest.js', args);
const vite = (...args) => runTool('vite/bin/vite.js', args, { env: { NODE_ENV: 'production' } });

/** What the shop is built of: for each part its sources, where it goes, and how it is made. */
export const PARTS = [
  {
    name: 'server',
    sources: ['src', 'common', 'dev', 'nest-cli.json', 'tsconfig.json', 'tsconfig.build.json'],
    out: 'dist/server',
    // What tsc notes would keep it from writing again what is not there any more.
    alsoRemove: ['dist/.tsbuildinfo/build'],
    builds: [() => nest('build')],
  },
  {
    name: 'storefront',
    sources: ['storefront', 'common'],
    out: 'dist/storefront',
    builds: [
      () => vite('build', 'storefront'),
      () => vite('build', 'storefront', '--ssr', 'src/entry-server.tsx'),
    ],
  },
  {
    name: 'admin',
    // The two apps share one session and one way to write money and days.
    sources: ['admin', 'storefront/src', 'common'],
    out: 'dist/admin',
    builds: [() => vite('build', 'admin')],
  },
].filter((part) => part.sources.every((source) => existsSync(inRoot(source))));
