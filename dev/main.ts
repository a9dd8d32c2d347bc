import 'reflect-metadata';
import { runProgram } from '../src/boot/run-program.js';
import { runShop } from '../src/boot/run-shop.js';
import { loadEnv } from '../src/config/env.js';
import { trial } from './trial.js';

await runProgram(() => runShop(loadEnv(), (text) => console.log(text), trial));
