import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { brokenConstraint } from '../../../../platform/database/database-errors.js';
import { afterCommit } from '../../../../platform/database/transaction.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import type { DiscountCode } from '../../domain/discount-code.js';
import { DiscountCodeTaken } from '../../domain/discount-errors.js';
import { DiscountRepository } from '../../ports/discount-repository.js';
import { toDiscountCode, toDiscountRow } from './discount-code-row.js';
import { DiscountCodeEntity } from './discount-code.entity.js';

@Injectable()
export class PostgresDiscountRepository extends DiscountRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly invalidation: CacheInvalidation,
  ) {
    super();
  }

  async all(): Promise<readonly DiscountCode[]> {
    const order = { createdAt: 'DESC', code: 'ASC' } as const;
    const rows = await this.repositories.read(DiscountCodeEntity).find({ order });
    return rows.map(toDiscountCode);
  }

  count(): Promise<number> {
    return this.repositories.read(DiscountCodeEntity).count();
  }

  async findById(id: string): Promise<DiscountCode | undefined> {
    if (!isId(id)) return undefined;
    const row = await this.repositories.read(DiscountCodeEntity).findOneBy({ id });
    return row ? toDiscountCode(row) : undefined;
  }

  async lockById(id: string): Promise<DiscountCode | undefined> {
    if (!isId(id)) return undefined;
    const lock = { mode: 'for_no_key_update' } as const;
    const row = await this.codes.findOne({ where: { id }, lock });
    return row ? toDiscountCode(row) : undefined;
  }

  async add(code: DiscountCode): Promise<void> {
    afterCommit(this.announce);
    await this.codes.insert(toDiscountRow(code)).catch((error: unknown) => {
      throw brokenConstraint(error) === 'discount_code_code' ? new DiscountCodeTaken() : error;
    });
  }

  async save(code: DiscountCode): Promise<void> {
    afterCommit(this.announce);
    await this.codes.update({ id: code.id }, toDiscountRow(code));
  }

  private get codes() {
    return this.repositories.write(DiscountCodeEntity);
  }

  private readonly announce = () => this.invalidation.announce('discounts');
}
