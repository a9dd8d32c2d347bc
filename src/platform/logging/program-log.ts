import { pino } from 'pino';
import type { Env } from '../../config/env.js';
import { lineOptions } from './log-options.js';

/** Says something to whoever runs the shop; one call is one write. */
export type ProgramLog = (text: string) => void;

/**
 * What a program says of itself at every `LOG_LEVEL`: texts for people, and in production lines of JSON like all others,
 * so that whoever ships the log reads the whole of standard output.
 */
export function programLog({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): ProgramLog {
  if (NODE_ENV !== 'production') return (text) => console.log(text);
  const logger = pino(lineOptions({ LOG_LEVEL: 'info' })).child({ context: 'Program' });
  return (text) => logger.info(text);
}
