import { Injectable } from '@nestjs/common';
import { REFUND_STATUSES } from '../../../../../common/contract/refund.js';
import { isId } from '../../../../kernel/ids.js';
import type { Page } from '../../../../kernel/page.js';
import { asNumber, asText, nullable, oneOf } from '../../../../platform/database/decode.js';
import { columns, computed, type RowOf } from '../../../../platform/database/fields.js';
import { orderedBy, selectPage } from '../../../../platform/database/select-page.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import {
  type ReturnFilter,
  ReturnQueries,
  type ReturnRecord,
} from '../../ports/return-repository.js';
import { OrderReturnEntity, OrderReturnImageEntity, OrderReturnLineEntity } from './entities.js';

const RETURN = {
  ...columns(OrderReturnEntity, 'ret', [
    ...(['id', 'orderId', 'number', 'state', 'reason', 'note', 'answer'] as const),
    ...(['requestedAt', 'refundId'] as const),
  ]),
  orderNumber: computed('orders.number', asNumber),
  userId: computed('orders.user_id', asText),
  customerName: computed('orders.full_name', asText),
  refundStatus: computed('refund.status', nullable(oneOf(REFUND_STATUSES))),
  refundCents: computed('refund.amount_cents', nullable(asNumber)),
  refundError: computed('refund.error', nullable(asText)),
};

const LINE = {
  ...columns(OrderReturnLineEntity, 'line', ['returnId', 'quantity', 'received', 'isRestocked']),
  lineId: computed('line.order_line_id', asText),
  name: computed('bought.name', asText),
};

const IMAGE = {
  ...columns(OrderReturnImageEntity, 'image', ['id', 'returnId']),
  width: computed('stored.width', asNumber),
  height: computed('stored.height', asNumber),
};

/** Returns with what the screens show of their order and refund: one query, and one each for lines and images. */
@Injectable()
export class PostgresReturnQueries extends ReturnQueries {
  private readonly linesOf = this.statements.prepare({
    select: LINE,
    params: ['ids'],
    build: (query) =>
      query
        .from(OrderReturnLineEntity, 'line')
        .innerJoin('order_line', 'bought', 'bought.id = line.orderLineId')
        .where('line.returnId = ANY (:ids)')
        .orderBy('bought.position'),
  });

  private readonly imagesOf = this.statements.prepare({
    select: IMAGE,
    params: ['ids'],
    build: (query) =>
      query
        .from(OrderReturnImageEntity, 'image')
        .innerJoin('media', 'stored', 'stored.name = image.name')
        .where('image.returnId = ANY (:ids)')
        .orderBy('image.position'),
  });

  constructor(private readonly statements: Statements) {
    super();
  }

  async list({ states, descending, ...page }: ReturnFilter): Promise<Page<ReturnRecord>> {
    const found = await selectPage(this.statements, page, {
      select: RETURN,
      from: (query) =>
        states ? returns(query).where('ret.state = ANY (:states)', { states }) : returns(query),
      order: (query) => orderedBy(query, ['ret.requestedAt', 'ret.id'], descending),
    });
    return { ...found, items: await this.withParts(found.items) };
  }

  async find(id: string): Promise<ReturnRecord | undefined> {
    if (!isId(id)) return undefined;
    const rows = await this.statements.select({
      select: RETURN,
      build: (query) => returns(query).where('ret.id = :id', { id }),
    });
    const [found] = await this.withParts(rows);
    return found;
  }

  async ofOrder(orderId: string): Promise<readonly ReturnRecord[]> {
    if (!isId(orderId)) return [];
    const rows = await this.statements.select({
      select: RETURN,
      build: (query) =>
        returns(query).where('ret.orderId = :orderId', { orderId }).orderBy('ret.number'),
    });
    return this.withParts(rows);
  }

  private async withParts(rows: readonly RowOf<typeof RETURN>[]): Promise<ReturnRecord[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const lines = await this.linesOf.many({ ids });
    const images = await this.imagesOf.many({ ids });
    return rows.map((row) =>
      toRecord(row, { lines: partsOf(row, lines), images: partsOf(row, images) }),
    );
  }
}

/** Those of the parts that are of the return. */
function partsOf<Part extends { readonly returnId: string | null }>(
  { id }: { readonly id: string },
  parts: readonly Part[],
): Omit<Part, 'returnId'>[] {
  return parts
    .filter(({ returnId }) => returnId === id)
    .map(({ returnId: _returnId, ...part }) => part);
}

function returns(query: AnyQuery): AnyQuery {
  return query
    .from(OrderReturnEntity, 'ret')
    .innerJoin('orders', 'orders', 'orders.id = ret.orderId')
    .leftJoin('partial_refund', 'refund', 'refund.id = ret.refundId');
}

function toRecord(
  { refundStatus, refundCents, refundError, ...row }: RowOf<typeof RETURN>,
  parts: Pick<ReturnRecord, 'lines' | 'images'>,
): ReturnRecord {
  const { refundId } = row;
  const refund =
    refundId && refundStatus && refundCents !== null
      ? { id: refundId, status: refundStatus, amountCents: refundCents, error: refundError }
      : null;
  return { ...row, ...parts, refund };
}
