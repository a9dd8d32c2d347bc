import { Injectable } from '@nestjs/common';
import { isProviderUnavailable, Payments, ProviderRefused } from '../../payment/index.js';
import { StoredIntents } from '../ports/reconciliation.js';

/** `unknown`: the card provider gave no answer, for this reason. */
export type RealPayments =
  | { readonly are: 'found' }
  | { readonly are: 'none' }
  | { readonly are: 'unknown'; readonly reason: string };

/** Most payments that the provider is asked about, one after the other. */
const MOST = 20;

/** Finds out from the card provider whether it took payments of this shop, or a stand-in or nobody did. */
@Injectable()
export class FindRealPayments {
  constructor(
    private readonly intents: StoredIntents,
    private readonly payments: Payments,
  ) {}

  /** Asks about the newest orders that came from a checkout, until the provider knows one. Asks nothing where there is none. */
  async execute(): Promise<RealPayments> {
    try {
      for (const intentId of await this.intents.ofNewestOrders(MOST)) {
        if (await this.payments.retrieve(intentId)) return { are: 'found' };
      }
      return { are: 'none' };
    } catch (error) {
      if (isProviderUnavailable(error)) return { are: 'unknown', reason: 'it cannot be reached' };
      // Above all a key that was withdrawn: the shop cannot sell with it, but what it has sold stays.
      if (error instanceof ProviderRefused)
        return { are: 'unknown', reason: 'it refuses to answer' };
      throw error;
    }
  }
}
