import { Global, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Env } from '../../config/env.js';
import { logOptions } from './log-options.js';
import { SecurityLines } from './security-lines.js';

/** Structured logs; Nest's own `Logger` writes to them everywhere. */
@Global()
@Module({
  imports: [LoggerModule.forRootAsync({ inject: [Env], useFactory: logOptions })],
  providers: [SecurityLines],
  exports: [SecurityLines],
})
export class LogModule {}
