import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { runTool } from './run.mjs';

const nest = (...args) => runTool('@nestjs/cli/bin/nest.js', args);
const vite = (...args) => runTool('vite/bin/vite.js', args, { env: { NODE_ENV: 'production' } });

/** The parts of the build: sources, output folder and command of each. */
export const PARTS = [
  {
    name: 'server',
    sources: [
      ...['src', 'common', 'dev', 'nest-cli.json', 'tsconfig.json', 'tsconfig.build.json'],
      ...['bundle', 'licenses', 'openapi-plugin', 'package-fixes', 'runtime-packages'].map(
        (step) => `scripts/steps/${step}.mjs`,
      ),
    ],
    out: 'dist/server',
    // With its build info: else tsc would not write deleted files again.
    alsoRemove: ['dist/compiled'],
    builds: [() => nest('build'), () => runTool('../scripts/bundle.mjs', [])],
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
