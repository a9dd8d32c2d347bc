import 'reflect-metadata';
import { runProgram } from './boot/run-program.js';
import { runWorker } from './boot/run-worker.js';
import { loadEnv } from './config/env.js';

await runProgram(() => runWorker(loadEnv(), (text) => console.log(text)));
