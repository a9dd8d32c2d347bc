import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from '../app.module.js';
import { Env } from '../config/env.js';
import { ProcessorsModule } from '../platform/outbox/bullmq/processors.module.js';
import { refuseTrialData } from './refuse-trial-data.js';

/** The shop's modules in a process that serves no requests and runs the queues. */
@Module({ imports: [ProcessorsModule] })
export class WorkerModule implements OnModuleInit {
  constructor(
    private readonly modules: ModuleRef,
    private readonly env: Env,
    private readonly logger: Logger,
  ) {}

  static with(env: Env): DynamicModule {
    return { module: WorkerModule, imports: [AppModule.with(env)] };
  }

  /** Jobs are planned only after this hook of all modules. @throws StartError beside the data of a trial */
  onModuleInit(): Promise<void> {
    return refuseTrialData(this.modules, this.env, (text) => this.logger.warn(text, 'Start'));
  }
}
