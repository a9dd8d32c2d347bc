import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OPEN_RETURN_STATES } from '../../../../../common/contract/order-return.js';
import { Env } from '../../../../config/env.js';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { asDate, asNumber } from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import { ReturnImages } from '../../ports/return-images.js';
import { OrderReturnEntity, OrderReturnImageEntity } from './entities.js';

/** What a person wrote and showed of their returns, and what staff answered. Figures stay as they were. */
@Injectable()
export class ReturnData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'returns';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly images: ReturnImages,
    private readonly env: Env,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  override async obstacles({ userId }: DataSubject): Promise<readonly string[]> {
    const open = await this.statements.select({
      select: { number: computed('orders.number', asNumber) },
      build: (query) =>
        ofUser(query, userId)
          .andWhere('ret.state = ANY (:states)', { states: OPEN_RETURN_STATES })
          .orderBy('orders.number')
          .limit(20),
    });
    return open.map(({ number }) => `A return of order ${number} is still open.`);
  }

  /** The images by URLs that open in a session of the person, or of staff who see orders. */
  async export({ userId }: DataSubject): Promise<unknown> {
    const images = await this.imagesOf(userId);
    const returns = await this.statements.select({
      select: {
        orderNumber: computed('orders.number', asNumber),
        ...columns(OrderReturnEntity, 'ret', [
          ...([
            'id',
            'orderId',
            'number',
            'state',
            'reason',
            'note',
            'answer',
            'requestedAt',
          ] as const),
        ]),
      },
      build: (query) => ofUser(query, userId).orderBy('ret.requestedAt'),
    });
    return returns.map(({ id, orderId, ...row }) => ({
      ...row,
      images: images
        .filter(({ returnId }) => returnId === id)
        .map(({ returnId: _returnId, ...image }) => ({
          ...image,
          url: `${this.env.SHOP_URL}/api/orders/${orderId}/returns/images/${image.id}/file`,
        })),
    }));
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.images.eraseOf(userId);
    await this.repositories
      .write(OrderReturnEntity)
      .createQueryBuilder()
      .update()
      .set({ note: '', answer: '' })
      .where('order_id IN (SELECT id FROM orders WHERE user_id = :userId)', { userId })
      .execute();
  }

  /** Those of returns; one that no request names is deleted after a day. */
  private imagesOf(userId: string) {
    return this.statements.select({
      select: {
        ...columns(OrderReturnImageEntity, 'image', ['id', 'returnId']),
        width: computed('stored.width', asNumber),
        height: computed('stored.height', asNumber),
        addedAt: computed('stored.created_at', asDate),
      },
      build: (query) =>
        ofUser(query, userId)
          .innerJoin(OrderReturnImageEntity, 'image', 'image.returnId = ret.id')
          .innerJoin('media', 'stored', 'stored.name = image.name')
          .orderBy('image.position'),
    });
  }
}

function ofUser(query: AnyQuery, userId: string): AnyQuery {
  return query
    .from(OrderReturnEntity, 'ret')
    .innerJoin('orders', 'orders', 'orders.id = ret.orderId')
    .where('orders.user_id = :userId', { userId });
}
