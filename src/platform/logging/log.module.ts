import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Env } from '../../config/env.js';
import { logOptions } from './log-options.js';

/** Structured logs; Nest's own `Logger` writes to them everywhere. */
@Module({ imports: [LoggerModule.forRootAsync({ inject: [Env], useFactory: logOptions })] })
export class LogModule {}
