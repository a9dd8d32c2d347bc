import 'reflect-metadata';
import { loadEnv, SettingsError } from './config/env.js';
import { asStartError } from './platform/as-start-error.js';
import { runWorker } from './run-worker.js';

try {
  await runWorker(loadEnv(), (text) => console.log(text));
} catch (error) {
  const known = error instanceof SettingsError ? error : asStartError(error);
  console.error(known ? known.message : error);
  process.exit(1);
}
