import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { StoredSettings } from '../../common/contract/current-settings.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/time.js';
import { ageIdentities, ageRecipients } from './age-keys.js';
import { cardProvider, mixedKeys } from './card-provider.js';
import { contradictions } from './contradictions.js';
import { firstSettings } from './first-settings.js';
import { secretsOfFiles } from './secret-files.js';
import {
  address,
  cron,
  duration,
  flag,
  isNetwork,
  keyPrefix,
  redisUrl,
  wait,
} from './setting-types.js';

/** The scheduled backups where nothing else backs the database up, or a bucket is there for them. */
const EVERY_NIGHT = '0 3 * * *';

/** Every setting of the shop. Durations are in ms. An empty variable counts as unset. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.union([z.literal('off'), z.coerce.number().int().min(0).max(65_535)]).optional(),
  /** OpenTelemetry reads these, and its other settings, itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  SHOP_URL: address.optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  DATABASE_PREPARED: flag(true),
  DATABASE_TIMEOUT_MS: wait(30_000),
  REDIS_URL: redisUrl.optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, 'takes letters, digits, - and _')
    .default('vigor'),

  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: address.optional(),
  S3_TIMEOUT_MS: wait(10_000),

  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  JWT_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  ACCESS_TOKEN_MS: duration(15 * MINUTE_MS),
  REFRESH_TOKEN_MS: duration(30 * DAY_MS),
  SESSION_MS: duration(90 * DAY_MS),
  STAFF_SESSION_MS: duration(12 * HOUR_MS),
  REFRESH_GRACE_MS: duration(60_000),
  REFRESH_GRACE_AFTER_USE_MS: duration(10_000),
  PASSWORD_HASH_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(1, Math.floor(availableParallelism() / 2))),
  RESET_TOKEN_MS: duration(15 * MINUTE_MS),
  REFUSE_COMMON_PASSWORDS: flag(false),

  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine(
      (list) => list.every(isNetwork),
      'takes addresses and networks like 10.0.0.0/8, comma-joined',
    ),
  RATE_LIMITS: flag(true),
  REQUEST_TIMEOUT_MS: wait(30_000),
  DRAIN_MS: z.coerce.number().int().min(0).max(20_000).optional(),
  API_DOCS: flag(true),

  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_TEST_KEYS: flag(false),
  STRIPE_API_BASE: address.optional(),
  CARD_STAND_IN_URL: address.optional(),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'takes an address, or a name <address>',
    )
    .optional(),

  NEWSLETTER_DOUBLE_OPT_IN: flag(false),
  CAMPAIGN_RATE: z.coerce.number().int().min(1).max(1_000).default(10),
  CAMPAIGN_CONNECTIONS: z.coerce.number().int().min(1).max(20).default(2),
  CAMPAIGN_LEASE_MS: wait(60_000),
  CHECKOUT_HOLD_MS: duration(15 * MINUTE_MS),
  CHECKOUT_MAX_UNITS: z.coerce.number().int().min(1).optional(),
  CHECKOUT_DETAILS_MS: duration(30 * DAY_MS),
  IMPORT_MAX_ROWS: z.coerce.number().int().min(1).max(200_000).default(50_000),
  IMPORT_MAX_BYTES: z.coerce.number().int().min(1).max(100_000_000).default(20_000_000),
  IMPORT_FILE_MS: duration(90 * DAY_MS),
  SECURITY_LOG_MS: duration(90 * DAY_MS),
  MEDIA_ORPHAN_MS: duration(DAY_MS),
  BACKUP_CRON: cron.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP_MS: duration(7 * DAY_MS),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_PREFIX: keyPrefix.default('backups/'),
  BACKUP_S3_ENDPOINT: address.optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_PART_MB: z.coerce.number().int().min(5).max(512).default(16),
  BACKUP_AGE_RECIPIENTS: ageRecipients.optional(),
  BACKUP_AGE_IDENTITY: ageIdentities.optional(),
  SWEEP_EVERY_MS: wait(30_000),
  RECONCILE_EVERY_MS: wait(30_000),
  OUTBOX_POLL_MS: wait(2_500),
  OUTBOX_LEASE_MS: wait(60_000),
  JOB_BACKOFF_FIRST_MS: duration(2_000),
  JOB_BACKOFF_MAX_MS: duration(15 * MINUTE_MS),
  JOB_GIVE_UP_AFTER_MS: duration(3 * DAY_MS),

  DEMO: flag(true),
  FAILPOINTS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean)),
});

type Settings = z.infer<typeof schema> & {
  /** The shop's settings of the first start; later ones are in the database. */
  readonly FIRST_SETTINGS: StoredSettings;
  /** Public URL of the shop, without a trailing slash. */
  readonly SHOP_URL: string;
  readonly HOST: string;
  /** The sender of emails: an address, or a name <address>. */
  readonly MAIL_FROM: string;
  /**
   * How long a stopping process keeps serving, so that a proxy can notice and stop routing to it,
   * in ms.
   */
  readonly DRAIN_MS: number;
  /** When backups are made, as a cron expression in UTC, or `off`. */
  readonly BACKUP_CRON: string;
  /** The database is this process's own, so that no other process serves the same shop. */
  readonly EMBEDDED_DATABASE: boolean;
  /** No payment provider is set, so its stand-in accepts test cards. */
  readonly CARD_STAND_IN: boolean;
  /** The key of the payment provider is not one of its test mode: payments move real money. */
  readonly LIVE_CARDS: boolean;
  /** A shop of production takes test cards, which every page says. */
  readonly TEST_MODE: boolean;
  readonly STRIPE_SECRET_KEY: string;
  readonly STRIPE_PUBLISHABLE_KEY: string;
  readonly STRIPE_WEBHOOK_SECRET: string;
};

/** Values used by docker-compose.yml and example domains; no real shop has them. */
const TRIAL_VALUES = {
  JWT_SECRET: /^only-to-try-it-out/,
  JWT_SECRET_PREVIOUS: /^only-to-try-it-out/,
  DATABASE_URL: /^postgres(?:ql)?:\/\/vigor:vigor@/,
  DATABASE_READ_URL: /^postgres(?:ql)?:\/\/vigor:vigor@/,
  DATABASE_DIRECT_URL: /^postgres(?:ql)?:\/\/vigor:vigor@/,
  S3_SECRET_ACCESS_KEY: /^vigor-files$/,
  SMTP_URL: /^smtp:\/\/mail:1025\/?$/,
  MAIL_FROM: /(?:\.test|@localhost)>?$/,
} as const;

/**
 * Above twice the time in which the proxy of deploy/Caddyfile notices that a process is not ready,
 * in ms.
 */
const PROXY_NOTICES_MS = 5_000;

/** The settings, as a token that Nest can inject. */
export abstract class Env {
  /** Keeps the class from being empty; the members come from the schema. */
  declare readonly NODE_ENV: Settings['NODE_ENV'];
}
export interface Env extends Readonly<Settings> {
  readonly NODE_ENV: Settings['NODE_ENV'];
}

/** Invalid settings: one line per reason. */
export class SettingsError extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(`The settings are not right:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
  }
}

/** Returns why production must be refused with these settings; empty where they are acceptable. */
function refusals(env: Settings, given: Record<string, string | undefined>): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const reasons: string[] = [];
  const secrets = ['JWT_SECRET', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const;
  for (const name of secrets) if (!given[name]) reasons.push(`${name} is missing`);
  if (env.CARD_STAND_IN) {
    reasons.push('STRIPE_SECRET_KEY is missing: the card stand-in takes no real money');
  }
  const isOfTestMode = !env.CARD_STAND_IN && !env.LIVE_CARDS;
  if (isOfTestMode && !env.STRIPE_TEST_KEYS && mixedKeys(given).length === 0) {
    reasons.push(
      'STRIPE_SECRET_KEY is a test key, which takes no real money: take the live one, or set STRIPE_TEST_KEYS=on',
    );
  }
  if (!env.SMTP_URL) reasons.push('SMTP_URL is missing: emails would reach nobody');
  const fromTrial = Object.entries(TRIAL_VALUES)
    .filter(([name, value]) => value.test(env[name as keyof typeof TRIAL_VALUES] ?? ''))
    .map(([name]) => name);
  for (const name of [...fromTrial, ...firstSettings(given).ofTrial]) {
    reasons.push(`${name} has a value that is only to try the shop out`);
  }
  if (!env.SHOP_URL.startsWith('https://')) reasons.push('SHOP_URL is not an https address');
  if (given.DEMO && env.DEMO) reasons.push('DEMO=on makes accounts with known passwords');
  if (!env.RATE_LIMITS) reasons.push('RATE_LIMITS=off lets anybody guess passwords');
  if (given.STRIPE_API_BASE) {
    reasons.push('STRIPE_API_BASE leads to another server than the card provider');
  }
  if (env.FAILPOINTS.length > 0) reasons.push('FAILPOINTS is for tests only');
  return reasons;
}

/**
 * Parses the settings from the environment; nothing else reads it.
 * @throws SettingsError naming every invalid setting at once.
 */
export function loadEnv(source: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const files = secretsOfFiles(set);
  const given = { ...set, ...files.values };
  const issues = schema.safeParse(given).error?.issues ?? [];
  const malformed = new Set(issues.map(({ path }) => String(path[0])));
  // The valid settings are checked all the same, so that all errors are reported together.
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !malformed.has(name)));
  const first = firstSettings(given);
  const env = { ...complete(schema.parse(sound), sound), FIRST_SETTINGS: first.values };
  const reasons = [
    ...files.problems,
    ...issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...first.problems.map(({ name, message }) => `${name}: ${message}`),
    ...[...contradictions(given), ...mixedKeys(given), ...refusals(env, given)].filter(
      (reason) => !malformed.has(/^\w+/.exec(reason)![0]),
    ),
  ];
  if (reasons.length > 0) throw new SettingsError(reasons);
  return env;
}

/** Adds the settings that are derived from others. */
function complete(
  parsed: z.infer<typeof schema>,
  given: Record<string, string | undefined>,
): Omit<Settings, 'FIRST_SETTINGS'> {
  const isProduction = parsed.NODE_ENV === 'production';
  const isEmbedded = parsed.DATABASE_URL === undefined;
  const cards = cardProvider(parsed);
  const isDemo = isProduction && !given.DEMO ? false : parsed.DEMO;
  return {
    ...parsed,
    ...cards,
    TEST_MODE: isProduction && !cards.CARD_STAND_IN && !cards.LIVE_CARDS,
    EMBEDDED_DATABASE: isEmbedded,
    BACKUP_CRON:
      parsed.BACKUP_CRON ?? (isEmbedded || parsed.BACKUP_S3_BUCKET ? EVERY_NIGHT : 'off'),
    DRAIN_MS: parsed.DRAIN_MS ?? (isProduction && !isEmbedded ? PROXY_NOTICES_MS : 0),
    HOST: parsed.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    SHOP_URL: parsed.SHOP_URL ?? `http://localhost:${parsed.PORT}`,
    DEMO: isDemo,
    MAIL_FROM: parsed.MAIL_FROM ?? (isDemo ? 'shop@vigor.test' : 'no-reply@localhost'),
    // A shop that sells for real does not describe itself to strangers unless it is told to.
    API_DOCS: isProduction && !isDemo && !given.API_DOCS ? false : parsed.API_DOCS,
  };
}
