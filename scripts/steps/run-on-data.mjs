import { resolve } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { runSteps } from './say.mjs';
import { serve } from './serve.mjs';

/** Runs a built command whose arguments are options and files, relative to the caller's folder. */
export async function runOnData(program) {
  await runSteps(async () => {
    await install();
    await build({ only: 'server' });
  });
  const from = process.env.INIT_CWD || process.cwd();
  await serve(
    program,
    process.argv.slice(2).map((given) => (given.startsWith('--') ? given : resolve(from, given))),
  );
}
