import { resolve } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { runSteps } from './say.mjs';
import { serve } from './serve.mjs';

const isFile = (given) => !/^(--|s3:\/\/)/.test(given);

/** Runs a built command whose arguments are options, addresses and files, relative to the caller's folder. */
export async function runOnData(program) {
  await runSteps(async () => {
    await install();
    await build({ only: 'server' });
  });
  const from = process.env.INIT_CWD || process.cwd();
  await serve(
    program,
    process.argv.slice(2).map((given) => (isFile(given) ? resolve(from, given) : given)),
  );
}
