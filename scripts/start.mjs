import './steps/check-node.mjs';
import { checkMachine } from './steps/check-machine.mjs';
import { build } from './steps/build.mjs';
import { endsSoon, RUNNING } from './steps/ends-of-life.mjs';
import { endWithNpm } from './steps/end-with-npm.mjs';
import { install } from './steps/install.mjs';
import { runSteps, say } from './steps/say.mjs';
import { serve } from './steps/serve.mjs';

for (const line of endsSoon([RUNNING])) say(line);
await runSteps(async () => {
  await install({ check: checkMachine });
  await build();
});
endWithNpm();
await serve('dev/main.js');
