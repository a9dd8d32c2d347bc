import type { Schema } from '../../common/contract/client.js';
import type { ApiAnswer } from '../support/api-client.js';
import type { HttpApi } from '../support/http-api.js';
import type { SeededRandom } from '../support/seeded-random.js';
import { DETAILS } from '../support/shoppers.js';

type Quote = Schema<'Quote'>;

/** What a shopper chooses at checkout. */
interface Terms {
  readonly methodId?: string;
  readonly code?: string;
}

interface Added {
  readonly _id: string;
}

/** A shop with two delivery methods, a tax and discount codes, and shoppers who choose among them at random. */
export class RandomPrices {
  private constructor(
    private readonly methods: readonly string[],
    private readonly codes: readonly string[],
  ) {}

  /** Adds them to a shop as it is out of the box. */
  static async add(admin: HttpApi): Promise<RandomPrices> {
    const { data: zones } = await admin.get<Schema<'DeliveryZone'>[]>('delivery/zones');
    const zone = zones[0];
    if (!zone) throw new Error('the shop delivers nowhere');
    const price = { kind: 'flat', amount: 7.95 };
    const express = await admin.post<Added>('delivery/methods', {
      name: 'Express',
      price,
      zone: zone._id,
      isActive: true,
    });
    const rate = { name: 'Sales tax', country: 'US', taxClass: 'standard', percent: '8.875' };
    await admin.post('taxes/rates', { ...rate, taxesDelivery: true });
    const codes = [
      { kind: 'percent', percent: 15, appliesTo: 'all' },
      { kind: 'amount', amount: 9.99, appliesTo: 'all', maxUses: 40 },
      { kind: 'free_delivery', appliesTo: 'all', maxUsesPerCustomer: 3 },
    ];
    const added = await Promise.all(
      codes.map((terms) => admin.post('discounts', { ...terms, code: terms.kind })),
    );
    const failed = [express, ...added].find(({ status }) => status >= 300);
    if (failed) throw new Error(`no prices: ${failed.body}`);
    return new RandomPrices(
      [...zone.methods.map(({ _id }) => _id), express.data._id],
      codes.map(({ kind }) => kind),
    );
  }

  /** Begins to pay the cart as the quote shows it; answers the client secret. */
  async begin(api: HttpApi, random: SeededRandom): Promise<ApiAnswer<string>> {
    const terms = this.terms(random);
    const { state, zip } = DETAILS;
    const quote = await api.post<Quote>('checkout/quote', { ...terms, state, zip });
    if (quote.status !== 200) throw new Error(`no price: ${quote.body}`);
    return api.post('payment', {
      ...terms,
      amount: quote.data.total,
      customerDetails: DETAILS,
    });
  }

  private terms(random: SeededRandom): Terms {
    const methodId = this.methods[random.between(0, this.methods.length - 1)];
    const code = this.codes[random.between(0, this.codes.length)];
    return { ...(methodId && { methodId }), ...(code && { code }) };
  }
}
