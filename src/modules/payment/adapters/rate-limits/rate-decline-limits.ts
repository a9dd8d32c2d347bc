import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../../../../kernel/time.js';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import { TooManyDeclines } from '../../domain/payment-errors.js';
import { DeclineLimits, type Payer } from '../../ports/decline-limits.js';

const OF_ACCOUNT: Rate = { limit: 10, perMs: HOUR_MS };
const OF_ORIGIN: Rate = { limit: 30, perMs: HOUR_MS };
const OF_CARD: Rate = { limit: 5, perMs: HOUR_MS };
/** Until a card that was declined too often may be tried again. */
const WITH_SUCH_A_CARD: Rate = { limit: 1, perMs: HOUR_MS / OF_CARD.limit };

const accountKey = (userId: string) => `declines of ${userId}`;
const cardUserKey = (userId: string) => `declined card of ${userId}`;

/** Counts in the rate store. */
@Injectable()
export class RateDeclineLimits extends DeclineLimits {
  constructor(private readonly rates: RateStore) {
    super();
  }

  async check(payer: Payer): Promise<void> {
    const limits: [string, Rate][] = [
      ...limitsOf(payer),
      [cardUserKey(payer.userId), WITH_SUCH_A_CARD],
    ];
    const refusals = await Promise.all(limits.map((entry) => this.rates.check(...entry)));
    const waitMs = Math.max(0, ...refusals.map((refusal) => refusal?.retryAfterMs ?? 0));
    if (waitMs > 0) throw new TooManyDeclines(waitMs);
  }

  async countDecline(payer: Payer, fingerprint?: string): Promise<boolean> {
    await this.countUnpaid(payer);
    if (fingerprint !== undefined) await this.countCard(payer, fingerprint);
    return (await this.rates.check(accountKey(payer.userId), OF_ACCOUNT)) !== undefined;
  }

  async countUnpaid(payer: Payer): Promise<void> {
    for (const entry of limitsOf(payer)) await this.rates.take(...entry);
  }

  async clear(userId: string): Promise<void> {
    await this.rates.clear(accountKey(userId));
    await this.rates.clear(cardUserKey(userId));
  }

  private async countCard({ userId }: Payer, fingerprint: string): Promise<void> {
    const card = `declines of card ${fingerprint}`;
    await this.rates.take(card, OF_CARD);
    // The card is known only after it was tried, so the account that tried it has to wait.
    if (await this.rates.check(card, OF_CARD)) {
      await this.rates.take(cardUserKey(userId), WITH_SUCH_A_CARD);
    }
  }
}

function limitsOf({ userId, origin }: Payer): [string, Rate][] {
  const account: [string, Rate] = [accountKey(userId), OF_ACCOUNT];
  return origin === null ? [account] : [account, [`declines from ${origin}`, OF_ORIGIN]];
}
