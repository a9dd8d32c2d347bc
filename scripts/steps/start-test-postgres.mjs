import { transformFileSync } from '@swc/core';
import Module, { createRequire } from 'node:module';
import jestConfig from '../../jest.config.mjs';
import { inRoot } from './root.mjs';

/** How Jest has TypeScript compiled. */
const [[, swcOptions]] = Object.values(jestConfig.projects[0].transform);

/**
 * Starts the Postgres of the tests, with its template, as Jest does before a run. Programs that this process starts find
 * it in the environment; it ends with this process.
 */
export async function startTestPostgres() {
  const compileBefore = Module._extensions['.ts'];
  Module._extensions['.ts'] = (module, path) =>
    module._compile(transformFileSync(path, { ...swcOptions, swcrc: false }).code, path);
  try {
    const { default: globalSetup } = createRequire(import.meta.url)(
      inRoot('test/support/global-setup.ts'),
    );
    await globalSetup();
  } finally {
    Module._extensions['.ts'] = compileBefore;
  }
}
