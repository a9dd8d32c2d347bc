import 'reflect-metadata';
import { runProgram } from './boot/run-program.js';
import { loadEnv } from './config/env.js';
import { startTraces } from './platform/tracing/running-traces.js';

await runProgram(async () => {
  const env = loadEnv();
  await startTraces('worker', env);
  // Only what is imported from here on is traced.
  const { runWorker } = await import('./boot/run-worker.js');
  const { programLog } = await import('./platform/logging/program-log.js');
  await runWorker(env, programLog(env));
});
