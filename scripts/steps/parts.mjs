import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { runTool } from './run.mjs';

const nest = (...args) => runTool('@nestjs/cli/bin/nest.js', args);
const vite = (...args) => runTool('vite/bin/vite.js', args, { env: { NODE_ENV: 'production' } });

/** The parts of the build: sources, output folder and command of each. */
export const PARTS = [
  {
    name: 'server',
    sources: ['src', 'common', 'dev', 'nest-cli.json', 'tsconfig.json', 'tsconfig.build.json'],
    out: 'dist/server',
    // With its old build info tsc would not write deleted files again.
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
