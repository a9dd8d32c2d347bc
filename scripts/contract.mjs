import './steps/check-node.mjs';
import { writeFileSync } from 'node:fs';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { run, runTool } from './steps/run.mjs';
import { runSteps, say, StepError } from './steps/say.mjs';

const DOCUMENT = 'docs/openapi.json';
const TYPES = 'common/contract/api.ts';

/** Writes the OpenAPI document of the present code, and from it the types of both applications. */
await runSteps(async () => {
  await install();
  await build({ only: 'server' });
  const { code, output } = await run(process.execPath, [inRoot('dist/compiled/dev/openapi.js')]);
  if (code !== 0) throw new StepError(`The document could not be made:\n${output}`);
  writeFileSync(inRoot(DOCUMENT), output);
  const types = await runTool('openapi-typescript/bin/cli.js', [DOCUMENT, '-o', TYPES]);
  if (types.code !== 0) throw new StepError(`The types could not be made:\n${types.output}`);
  say(`Wrote ${DOCUMENT} and ${TYPES}.`);
});
