import 'reflect-metadata';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { setApiPrefix } from '../src/boot/create-app.js';
import { loadEnv } from '../src/config/env.js';
import { stateBodyLimits } from '../src/platform/http/body-limits.js';
import { createOpenApi } from '../src/platform/http/openapi.js';

/** Prints the OpenAPI document. A preview builds no provider, so that it needs no database. */
const env = loadEnv({});
const app = await NestFactory.create<NestFastifyApplication>(
  AppModule.with(env),
  new FastifyAdapter(),
  { preview: true, logger: false, abortOnError: false },
);
setApiPrefix(app);
stateBodyLimits(app);
process.stdout.write(`${JSON.stringify(createOpenApi(app), null, 2)}\n`);
