import './steps/check-node.mjs';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { runSteps } from './steps/say.mjs';
import { serve } from './steps/serve.mjs';

await runSteps(async () => {
  await install();
  await build({ only: 'server' });
});
await serve('src/cli/go-live.js', process.argv.slice(2));
