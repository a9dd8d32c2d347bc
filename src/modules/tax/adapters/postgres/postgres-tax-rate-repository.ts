import { Injectable } from '@nestjs/common';
import { Repositories } from '../../../../platform/database/repositories.js';
import { brokenConstraint } from '../../../../platform/database/database-errors.js';
import { afterCommit } from '../../../../platform/database/transaction.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { type TaxRate, TaxRateTaken } from '../../domain/tax-rate.js';
import { TaxRateRepository } from '../../ports/tax-rates.js';
import { TaxRateEntity } from './entities.js';

const IN_ORDER = {
  country: 'ASC',
  state: { direction: 'ASC', nulls: 'FIRST' },
  taxClass: 'DESC',
} as const;

/** One rate for each place and class, held by a constraint; each commit that changes one empties the caches of all processes. */
@Injectable()
export class PostgresTaxRateRepository extends TaxRateRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly invalidation: CacheInvalidation,
  ) {
    super();
  }

  async all(): Promise<readonly TaxRate[]> {
    return (await this.repositories.read(TaxRateEntity).find({ order: IN_ORDER })).map(toRate);
  }

  async lockAll(): Promise<readonly TaxRate[]> {
    const lock = { mode: 'pessimistic_write' } as const;
    return (await this.rates.find({ order: IN_ORDER, lock })).map(toRate);
  }

  async add(rate: TaxRate): Promise<void> {
    afterCommit(this.announce);
    await this.rates.insert(toRate(rate)).catch(refuseTaken);
  }

  async save(rate: TaxRate): Promise<void> {
    afterCommit(this.announce);
    await this.rates.update({ id: rate.id }, toRate(rate)).catch(refuseTaken);
  }

  async remove({ id }: TaxRate): Promise<void> {
    afterCommit(this.announce);
    await this.rates.delete({ id });
  }

  private get rates() {
    return this.repositories.write(TaxRateEntity);
  }

  private readonly announce = () => this.invalidation.announce('taxes');
}

/** Two admins may add the first rate of a place at the same time. */
function refuseTaken(error: unknown): never {
  throw brokenConstraint(error) === 'tax_rate_place' ? new TaxRateTaken() : error;
}

/** Rates and rows have the same properties. */
const toRate = ({ id, name, country, state, taxClass, ...rate }: TaxRateEntity | TaxRate) =>
  ({
    id,
    name,
    country,
    state,
    taxClass,
    rateMillionths: rate.rateMillionths,
    taxesDelivery: rate.taxesDelivery,
    version: rate.version,
  }) satisfies TaxRate & TaxRateEntity;
