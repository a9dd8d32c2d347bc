import './steps/check-node.mjs';
import { build } from './steps/build.mjs';
import { endWithNpm } from './steps/end-with-npm.mjs';
import { install } from './steps/install.mjs';
import { runSteps } from './steps/say.mjs';
import { serve } from './steps/serve.mjs';

await runSteps(async () => {
  await install();
  await build();
});
endWithNpm();
await serve('dev/main.js');
