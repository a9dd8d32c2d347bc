import './steps/check-node.mjs';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { runSteps } from './steps/say.mjs';

await runSteps(async () => {
  await install();
  await build({ force: process.argv.includes('--force') });
});
