import { FACTOR_MAX_ATTEMPTS } from '../domain/second-factor.js';
import {
  type ChallengePurpose,
  type FactorChallenge,
  FactorChallenges,
} from '../ports/factor-challenges.js';

type Row = FactorChallenge & { readonly tokenHash: string; attempts: number };

/** Challenges in memory. */
export class FakeFactorChallenges extends FactorChallenges {
  readonly rows = new Map<string, Row>();

  async add(challenge: FactorChallenge & { readonly tokenHash: string }): Promise<void> {
    this.rows.set(challenge.id, { ...challenge, attempts: 0 });
  }
  async userOf(tokenHash: string, now: Date): Promise<string | undefined> {
    return this.open(tokenHash, now)?.userId;
  }
  async attempt(tokenHash: string, purpose: ChallengePurpose, now: Date) {
    const row = this.open(tokenHash, now);
    if (row?.purpose !== purpose) return undefined;
    row.attempts += 1;
    const { tokenHash: _hash, ...challenge } = row;
    return challenge;
  }
  async consume(id: string): Promise<boolean> {
    return this.rows.delete(id);
  }
  async deleteAllOf(userId: string): Promise<void> {
    for (const [id, row] of this.rows) if (row.userId === userId) this.rows.delete(id);
  }
  async deleteExpired(now: Date): Promise<number> {
    const gone = [...this.rows].filter(([, { expiresAt }]) => expiresAt < now);
    for (const [id] of gone) this.rows.delete(id);
    return gone.length;
  }

  private open(tokenHash: string, now: Date): Row | undefined {
    return [...this.rows.values()].find(
      (row) =>
        row.tokenHash === tokenHash && row.expiresAt > now && row.attempts < FACTOR_MAX_ATTEMPTS,
    );
  }
}
