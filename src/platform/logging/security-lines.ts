import { Injectable } from '@nestjs/common';
import { pino } from 'pino';
import { Env } from '../../config/env.js';
import { lineOptions } from './log-options.js';

/**
 * The lines of the security log, for whoever ships the log. They are written at every `LOG_LEVEL`
 * but `silent`, so that nobody has to log all requests for them.
 */
@Injectable()
export class SecurityLines {
  private readonly logger;

  constructor({ LOG_LEVEL }: Env) {
    const level = LOG_LEVEL === 'silent' ? 'silent' : 'info';
    this.logger = pino(lineOptions({ LOG_LEVEL: level })).child({ context: 'Security' });
  }

  /** Values are written as JSON, so that none of them can begin a line of its own. */
  write(level: 'info' | 'warn', fields: object, message: string): void {
    this.logger[level](fields, message);
  }
}
