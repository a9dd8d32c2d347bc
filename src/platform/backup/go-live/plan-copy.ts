import type { Env } from '../../../config/env.js';
import { connected } from '../backup-shop.js';
import { exactlyOne } from '../../database/exactly-one.js';
import { databaseNames } from './database-names.js';
import { countPlannedRows, type RowCounts } from './row-counts.js';
import { isInUse } from './stopped-shop.js';

/** What going live would do to a database. */
export interface CopyPlan extends RowCounts {
  readonly database: string;
  /** The name that it would get. */
  readonly trial: string;
  /** Whether a program uses it, so that the shop cannot go live now. */
  readonly isInUse: boolean;
  /** Products that the demo has made, and how many of them nobody has edited. */
  readonly demoProducts: { readonly all: number; readonly unedited: number };
}

/** The demo makes its products within minutes of the time in the installation, and in no admin's name. */
const DEMO_PRODUCTS = `
  SELECT count(*)::integer AS all, count(*) FILTER (WHERE version = 1)::integer AS unedited
    FROM product, installation
   WHERE deleted_at IS NULL AND created_at BETWEEN seeded_at - interval '1 minute' AND seeded_at + interval '10 minutes'
     AND NOT EXISTS (SELECT FROM audit_entry
                      WHERE action = 'products.create' AND subject = 'product ' || product.id)`;

/** Looks at the database of these settings, and changes nothing. */
export function planCopy(env: Env): Promise<CopyPlan> {
  return connected(env, async (client) => {
    const inUse = await isInUse(client);
    const { current, trial } = await databaseNames(client);
    const { rows } = await client.query<CopyPlan['demoProducts']>(DEMO_PRODUCTS);
    const demoProducts = exactlyOne(rows, 'the products of the demo');
    const counts = await countPlannedRows(client);
    return { ...counts, database: current, trial, isInUse: inUse, demoProducts };
  });
}
