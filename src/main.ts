import 'reflect-metadata';
import { runProgram } from './boot/run-program.js';
import { runShop } from './boot/run-shop.js';
import { loadEnv } from './config/env.js';

await runProgram(() => runShop(loadEnv(), (text) => console.log(text)));
