import { ProviderUnavailable, ProviderRefused } from '../domain/payment-errors.js';
import type { PaymentIntent } from '../domain/payment-intent.js';
import type { ListedRefund, ProviderRefund, Refund } from '../domain/refund.js';
import { CardProvider } from '../ports/card-provider.js';

/** An in-memory provider of refunds, with the failures of a real one. */
export class FakeCardProvider extends CardProvider {
  readonly made: { key: string; refund: string; cents: number }[] = [];
  /** The single payment, and the part of it that was refunded by hand. */
  paidCents = 4_200;
  byHandCents = 0;
  /** Refunds made by hand, as it lists them; `byHandCents` are those before it began to list. */
  byHand: ListedRefund[] = [];
  private readonly byKey = new Map<string, ProviderRefund>();
  private readonly decided = new Map<string, ProviderRefund>();
  /** Payments of another account. */
  readonly unknown = new Set<string>();
  /** Payments that it refuses to return. */
  readonly silentOn = new Set<string>();
  isUnavailable = false;
  isRefusing = false;
  /** The response is lost after the refund was created. */
  isLosingAnswers = false;
  /** State of a refund at its creation. */
  answer: ProviderRefund = { status: 'succeeded', failure: null };

  async createRefund(refund: Refund, key: string): Promise<ProviderRefund> {
    if (this.isUnavailable) throw new ProviderUnavailable();
    if (this.isRefusing) throw new ProviderRefused('the charge was disputed');
    if (this.unknown.has(refund.intentId)) throw new ProviderRefused('no such payment');
    let answer = this.byKey.get(key);
    if (!answer) {
      const left = this.paidCents - this.refundedCents;
      if (refund.amountCents > left) throw new ProviderRefused(`only ${left} are left`);
      answer = this.answer;
      this.byKey.set(key, answer);
      this.made.push({ key, refund: refund.id, cents: refund.amountCents });
    }
    if (this.isLosingAnswers) throw new ProviderUnavailable();
    return answer;
  }

  async listRefunds(intentId: string): Promise<ListedRefund[]> {
    if (this.unknown.has(intentId)) return [];
    const made = this.made.flatMap(({ key, refund, cents }) => {
      const found = this.decided.get(key) ?? this.byKey.get(key);
      return found ? [{ ...found, id: `re_${key}`, madeFor: refund, cents }] : [];
    });
    return [...made, ...this.byHand];
  }

  async retrieve(id: string): Promise<PaymentIntent | undefined> {
    if (this.unknown.has(id)) return undefined;
    if (this.silentOn.has(id)) throw new ProviderRefused('no word of it');
    return {
      id,
      clientSecret: '',
      status: 'succeeded',
      isAuthenticating: false,
      amountCents: this.paidCents,
      currency: 'usd',
      refundedCents: this.refundedCents,
      checkoutId: undefined,
      userId: undefined,
      billing: undefined,
      createdAt: new Date(0),
    };
  }

  private get refundedCents(): number {
    const byHand = this.byHand.filter(({ status }) => status !== 'failed');
    return [...this.made, ...byHand].reduce((sum, { cents }) => sum + cents, this.byHandCents);
  }

  /** Expires its keys, as providers do after a day. */
  forgetKeys(): void {
    for (const [key, value] of [...this.byKey]) {
      this.byKey.delete(key);
      const made = this.made.find((entry) => entry.key === key);
      if (!made) continue;
      made.key = `forgotten ${key}`;
      this.byKey.set(made.key, value);
    }
  }

  /** The bank decides about all refunds. Their keys still get the first answer. */
  decide(decision: ProviderRefund): void {
    for (const { key } of this.made) this.decided.set(key, decision);
  }

  /** The bank returns all refunds. Their keys still get the first answer. */
  sendsBack(): void {
    this.made.length = 0;
  }

  createIntent(): never {
    throw new Error('refunds only');
  }

  cancel(): never {
    throw new Error('refunds only');
  }

  listCreatedSince(): never {
    throw new Error('refunds only');
  }
}
