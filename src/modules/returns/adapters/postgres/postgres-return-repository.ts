import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In } from 'typeorm';
import { isId } from '../../../../kernel/ids.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import type { OrderReturn } from '../../domain/order-return.js';
import { ReturnRepository } from '../../ports/return-repository.js';
import { OrderReturnEntity, OrderReturnLineEntity } from './entities.js';

/** Returns as rows, with their lines. */
@Injectable()
export class PostgresReturnRepository extends ReturnRepository {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  async add({ lines, ...row }: OrderReturn): Promise<void> {
    await this.repositories.write(OrderReturnEntity).insert(row satisfies OrderReturnEntity);
    const rows = lines.map(({ lineId, ...line }) => {
      const units = { ...line, returnId: row.id, orderLineId: lineId };
      return units satisfies OrderReturnLineEntity;
    });
    await this.repositories.write(OrderReturnLineEntity).insert(rows);
  }

  async save({ id, state, answer, refundId, lines }: OrderReturn): Promise<void> {
    const changed = { state, answer, refundId };
    await this.repositories.write(OrderReturnEntity).update({ id }, changed);
    if (state !== 'received') return;
    for (const { lineId, received, isRestocked } of lines) {
      const line = { returnId: id, orderLineId: lineId };
      await this.repositories.write(OrderReturnLineEntity).update(line, { received, isRestocked });
    }
  }

  async find(id: string): Promise<OrderReturn | undefined> {
    return isId(id) ? this.one({ id }) : undefined;
  }

  findByRefund(refundId: string): Promise<OrderReturn | undefined> {
    return this.one({ refundId });
  }

  async ofOrder(orderId: string): Promise<readonly OrderReturn[]> {
    const rows = await this.repositories
      .read(OrderReturnEntity)
      .find({ where: { orderId }, order: { number: 'ASC' } });
    return this.withLines(rows);
  }

  private async one(where: FindOptionsWhere<OrderReturnEntity>): Promise<OrderReturn | undefined> {
    const row = await this.repositories.read(OrderReturnEntity).findOneBy(where);
    const [found] = row ? await this.withLines([row]) : [];
    return found;
  }

  private async withLines(rows: readonly OrderReturnEntity[]): Promise<OrderReturn[]> {
    const lines = await this.repositories.read(OrderReturnLineEntity).find({
      where: { returnId: In(rows.map(({ id }) => id)) },
      order: { orderLineId: 'ASC' },
    });
    return rows.map((row) => ({
      ...row,
      lines: lines
        .filter(({ returnId }) => returnId === row.id)
        .map(({ orderLineId: lineId, quantity, received, isRestocked }) => {
          return { lineId, quantity, received, isRestocked };
        }),
    }));
  }
}
