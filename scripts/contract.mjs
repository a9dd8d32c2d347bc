import './steps/check-node.mjs';
import { writeFileSync } from 'node:fs';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { run } from './steps/run.mjs';
import { runSteps, say, StepError } from './steps/say.mjs';

const FILE = 'docs/openapi.json';

/** Writes the OpenAPI document of the present code into the docs. */
await runSteps(async () => {
  await install();
  await build({ only: 'server' });
  const { code, output } = await run(process.execPath, [inRoot('dist/server/dev/openapi.js')]);
  if (code !== 0) throw new StepError(`The document could not be made:\n${output}`);
  writeFileSync(inRoot(FILE), output);
  say(`Wrote ${FILE}.`);
});
