import 'reflect-metadata';
import { runProgram } from '../src/boot/run-program.js';
import { loadEnv } from '../src/config/env.js';
import { startTraces } from '../src/platform/tracing/running-traces.js';

await runProgram(async () => {
  const env = loadEnv();
  await startTraces('shop', env);
  // Only what is imported from here on is traced.
  const { runShop } = await import('../src/boot/run-shop.js');
  const { trial } = await import('./trial.js');
  const { programLog } = await import('../src/platform/logging/program-log.js');
  await runShop(env, programLog(env), trial);
});
