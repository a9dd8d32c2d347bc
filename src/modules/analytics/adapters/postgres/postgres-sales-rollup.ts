import { Injectable } from '@nestjs/common';
import { dayIn } from '../../../../../common/format/zoned-time.js';
import { asNumber, asText, nullable } from '../../../../platform/database/decode.js';
import { columns, computed, value } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { daysBetween } from '../../domain/revenue.js';
import {
  type DayDifference,
  type RollupEntry,
  SalesRollup,
  type SalesZone,
} from '../../ports/sales-rollup.js';
import { CURRENT_ZONE, NO_ZONE } from './current-zone.js';
import { CountedOrderEntity, SalesDayEntity, SalesZoneEntity } from './entities.js';
import {
  COUNT_DAY,
  COUNT_NEW,
  DIFFERENCE,
  LOCK_ROLLUP,
  MOVE_ROLLUP_ENTRY,
} from './sales-rollup.sql.js';

/** Fails for a zone that Postgres does not know, with which all statements of the sales would fail. */
const KNOWN_ZONE = 'CASE WHEN (shop_now() AT TIME ZONE :timeZone) IS NOT NULL THEN :timeZone END';

const ENTRY = ['day', 'status', 'cents'] as const;

@Injectable()
export class PostgresSalesRollup extends SalesRollup {
  private readonly moveEntry = this.statements.sql(MOVE_ROLLUP_ENTRY, {});
  private readonly countNew = this.statements.sql(COUNT_NEW, {});
  private readonly comparing = this.statements.sql(
    DIFFERENCE,
    { day: value(asText), orders: value(asNumber), sums: value(asNumber) },
    { prepared: false },
  );
  private readonly lockRollup = this.statements.sql(LOCK_ROLLUP, {});
  private readonly currentZone = this.statements.prepare(CURRENT_ZONE);
  private readonly countDay = this.statements.sql(COUNT_DAY, {}, { prepared: false });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  async zone(): Promise<SalesZone> {
    return (await this.currentZone.one({})) ?? NO_ZONE;
  }

  async moveTo(timeZone: string): Promise<void> {
    await this.lockRollup.write();
    await this.repositories
      .write(SalesZoneEntity)
      .createQueryBuilder()
      .insert()
      .values({ id: 1, timeZone: () => KNOWN_ZONE, isCounted: false })
      .orUpdate(['time_zone', 'is_counted'], ['id'])
      .setParameters({ timeZone })
      .execute();
  }

  async confirm(timeZone: string): Promise<void> {
    await this.repositories.write(SalesZoneEntity).update({ timeZone }, { isCounted: true });
  }

  async add(orderId: string): Promise<void> {
    await this.countNew.writeAlone([orderId]);
  }

  async lock(orderId: string): Promise<RollupEntry | undefined> {
    const result = await this.repositories
      .write(CountedOrderEntity)
      .createQueryBuilder()
      .insert()
      .values({ orderId })
      .orUpdate(['order_id'], ['order_id'])
      .returning([...ENTRY])
      .execute();
    const [row] = this.statements.returned(result, columns(CountedOrderEntity, 'counted', ENTRY));
    return row && toEntry(row);
  }

  async move(orderId: string, before: RollupEntry | undefined, after: RollupEntry): Promise<void> {
    const changes = [
      ...(before ? [{ ...before, orders: -1, cents: -before.cents }] : []),
      { ...after, orders: 1 },
    ];
    await this.moveEntry.write([
      orderId,
      after.day,
      after.status,
      after.cents,
      changes.map(({ day }) => day),
      changes.map(({ status }) => status),
      changes.map(({ orders }) => orders),
      changes.map(({ cents }) => cents),
    ]);
  }

  async days(until: Date): Promise<string[]> {
    const { timeZone } = await this.zone();
    const firstOrder = '(SELECT (min(created_at) AT TIME ZONE :timeZone)::date FROM orders)';
    const range = await this.statements.selectExactlyOne({
      select: {
        first: computed(`least(min(counted.day), ${firstOrder})::text`, nullable(asText)),
        last: computed('max(counted.day)::text', nullable(asText)),
      },
      build: (query) => query.from(SalesDayEntity, 'counted').setParameters({ timeZone }),
    });
    if (!range.first) return [];
    const today = dayIn(timeZone, until);
    const isBeyond = range.last !== null && range.last > today;
    return daysBetween(range.first, isBeyond ? range.last : today);
  }

  async difference(day: string): Promise<DayDifference | undefined> {
    const [found] = await this.comparing.read([day]);
    return found && found.orders + found.sums > 0 ? found : undefined;
  }

  async repair(day: string): Promise<void> {
    await this.lockRollup.write();
    await this.repositories.write(CountedOrderEntity).delete({ day });
    await this.repositories.write(SalesDayEntity).delete({ day });
    await this.countDay.write([day]);
  }
}

/** All columns are null for an order that is not counted yet. */
function toEntry({
  day,
  status,
  cents,
}: Pick<CountedOrderEntity, (typeof ENTRY)[number]>): RollupEntry | undefined {
  if (day === null || status === null || cents === null) return undefined;
  return { day, status, cents };
}
