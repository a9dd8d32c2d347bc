import { CronTime } from 'cron';
import { isIP } from 'node:net';
import { z } from 'zod';
import { parseRedisUrl, REDIS_URL_FORMS } from './redis-url.js';

/** On or off, in the words that people use. */
export const flag = (byDefault: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .default(byDefault ? 'on' : 'off')
    .transform((text) => ['on', 'true', '1'].includes(text));
/** In ms. */
export const duration = (ms: number) => z.coerce.number().int().positive().default(ms);
/** The longest delay of a Node timer, in ms; a longer one fires at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** What a timer waits, in ms. */
export const wait = (ms: number) =>
  z.coerce.number().int().positive().max(LONGEST_WAIT_MS).default(ms);
/** An http address, without a trailing slash. */
// recheck: quadratic, of what the operator sets
export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** The address of a Redis server or of its Sentinels. */
export const redisUrl = z
  .string()
  .refine((url) => parseRedisUrl(url) !== undefined, REDIS_URL_FORMS);

/** What the keys of a bucket begin with, with a slash at its end. */
export const keyPrefix = z
  .string()
  .regex(
    /^[\w.-]+(?:\/[\w.-]+)*\/?$/,
    'takes letters, digits, . _ and -, in parts that / separates, such as shop/backups/',
  )
  .transform((text) => (text.endsWith('/') ? text : `${text}/`));

/** A cron expression, or `off`. */
export const cron = z
  .string()
  .refine(
    (text) => text === 'off' || CronTime.validateCronExpression(text).valid,
    'takes a cron expression like 0 3 * * *, or off',
  );

/** An IP address, or a network in CIDR notation. */
export function isNetwork(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}
