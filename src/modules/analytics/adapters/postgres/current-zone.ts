import { columns } from '../../../../platform/database/fields.js';
import type { AnyQuery } from '../../../../platform/database/statements.js';
import type { SalesZone } from '../../ports/sales-rollup.js';
import { SalesZoneEntity } from './entities.js';

/** Whose days the sales have while there is no row. */
export const NO_ZONE: SalesZone = { timeZone: 'UTC', isCounted: true };

/** The one row of the zone. */
export const CURRENT_ZONE = {
  select: columns(SalesZoneEntity, 'zone', ['timeZone', 'isCounted']),
  build: (query: AnyQuery) => query.from(SalesZoneEntity, 'zone'),
};
