import { Injectable, type OnModuleInit } from '@nestjs/common';
import Stripe from 'stripe';
import { DependencyChecks } from '../../../../platform/operations/dependency-checks.js';

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
