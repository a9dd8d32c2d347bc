import { Injectable, type OnModuleInit } from '@nestjs/common';
import Stripe from 'stripe';
import type { Env } from '../../../../config/env.js';
import { DependencyChecks } from '../../../../platform/operations/dependency-checks.js';
import { ProviderRefused, ProviderUnavailable } from '../../domain/payment-errors.js';

/** A shopper waits for a call no longer than this, in ms, also where the provider never answers. */
const ANSWERED_WITHIN_MS = 8_000;
/** For an attempt of a job, which nobody waits for, in ms. */
export const JOB_TIMEOUT_MS = 8_000;
/** The client waits at most so long before its one retry, in ms. */
const LONGEST_PAUSE_MS = 500;

/** Creates the official client, for the provider or for another server with its API. */
export function createStripe(env: Env, withinMs = ANSWERED_WITHIN_MS): Stripe {
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : undefined;
  return new Stripe(env.STRIPE_SECRET_KEY, {
    timeout: (withinMs - LONGEST_PAUSE_MS) / 2,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: Number(base.port || (base.protocol === 'https:' ? 443 : 80)),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Whether the provider does not know the requested object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** Runs a call; errors of the provider become ProviderUnavailable or ProviderRefused. */
export async function translated<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  const isUnavailable =
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    // A call with the same key is still in progress; a retry returns its result.
    error.statusCode === 409 ||
    (error.statusCode ?? 0) >= 500;
  return isUnavailable ? new ProviderUnavailable(error) : new ProviderRefused(error.message, error);
}

/** No retry; as long as the checks wait, in ms. */
const ONCE = { maxNetworkRetries: 0, timeout: 3_000 };

/** Adds the card provider to the health checks. */
@Injectable()
export class StripeCheck implements OnModuleInit {
  constructor(
    private readonly checks: DependencyChecks,
    private readonly stripe: Stripe,
  ) {}

  onModuleInit(): void {
    this.checks.add('cards', () => this.stripe.paymentIntents.list({ limit: 1 }, ONCE));
  }
}
