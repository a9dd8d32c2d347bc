import 'reflect-metadata';
import { createApp } from './app.js';
import { loadEnv } from './config/env.js';

const app = await createApp(loadEnv());
await app.listen(3000);
