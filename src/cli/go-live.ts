import 'reflect-metadata';
import { goLiveArguments } from './go-live/go-live-arguments.js';
import { runGoLive } from './go-live/run-go-live.js';
import { onDatabase, runCommand } from './run-command.js';

/** Makes a live shop of one that was tried. */
await runCommand(async (env) => {
  const given = goLiveArguments(process.argv.slice(2));
  await onDatabase(env, (onIt) => runGoLive(onIt, given, (line) => console.log(line)));
});
