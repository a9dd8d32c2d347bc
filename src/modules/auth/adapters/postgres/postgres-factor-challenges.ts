import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { columns } from '../../../../platform/database/fields.js';
import { deleteUpTo } from '../../../../platform/database/delete-up-to.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { FACTOR_MAX_ATTEMPTS } from '../../domain/second-factor.js';
import {
  type ChallengePurpose,
  type FactorChallenge,
  FactorChallenges,
} from '../../ports/factor-challenges.js';
import { FactorChallengeEntity } from './factors.entity.js';

const PROPERTIES = [
  'id',
  'userId',
  'purpose',
  'passkeyChallenge',
  'credentialsHash',
  'trustedDevice',
  'expiresAt',
  'attempts',
] as const satisfies readonly (keyof FactorChallengeEntity)[];
const CHALLENGE = columns(FactorChallengeEntity, 'challenge', PROPERTIES);

/** The table `factor_challenge`. */
@Injectable()
export class PostgresFactorChallenges extends FactorChallenges {
  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  async add(challenge: FactorChallenge & { readonly tokenHash: string }): Promise<void> {
    await this.rows.insert(challenge);
  }

  async userOf(tokenHash: string, now: Date): Promise<string | undefined> {
    const [found] = await this.statements.select({
      select: CHALLENGE,
      build: (query) =>
        query
          .from(FactorChallengeEntity, 'challenge')
          .where({ tokenHash, expiresAt: MoreThan(now), attempts: LessThan(FACTOR_MAX_ATTEMPTS) }),
    });
    return found?.userId;
  }

  async attempt(tokenHash: string, purpose: ChallengePurpose, now: Date) {
    const result = await this.rows
      .createQueryBuilder()
      .update()
      .set({ attempts: () => 'attempts + 1' })
      .where({
        tokenHash,
        purpose,
        expiresAt: MoreThan(now),
        attempts: LessThan(FACTOR_MAX_ATTEMPTS),
      })
      .returning([...PROPERTIES])
      .execute();
    return this.statements.returned(result, CHALLENGE)[0];
  }

  async consume(id: string): Promise<boolean> {
    const { affected } = await this.rows.delete({ id });
    return affected === 1;
  }

  async deleteAllOf(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  deleteExpired(now: Date, limit: number): Promise<number> {
    return deleteUpTo(this.rows, limit, 'old.expiresAt < :now', { now });
  }

  private get rows() {
    return this.repositories.write(FactorChallengeEntity);
  }
}
