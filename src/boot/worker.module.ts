import { type DynamicModule, Module } from '@nestjs/common';
import { AppModule } from '../app.module.js';
import type { Env } from '../config/env.js';
import { ProcessorsModule } from '../platform/outbox/bullmq/processors.module.js';

/** The shop's modules in a process that serves no requests and runs the queues. */
@Module({ imports: [ProcessorsModule] })
export class WorkerModule {
  static with(env: Env): DynamicModule {
    return { module: WorkerModule, imports: [AppModule.with(env)] };
  }
}
