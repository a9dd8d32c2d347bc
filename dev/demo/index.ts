import type { INestApplicationContext } from '@nestjs/common';
import { resolve } from 'node:path';
import { TrialRecord } from '../../src/platform/operations/trial-record.js';
import { DemoArt } from './demo-catalog.js';
import { DemoUsers } from './demo-users.js';
import { SeedDemoOrders } from './orders/seed-demo-orders.js';
import { seedCatalog } from './seed-catalog.js';
import { seedHomeContent } from './seed-home-content.js';

/** The least stock of products that demo orders buy, so that some is left. */
const PLENTY = 20;

/**
 * Makes the demo's accounts and, on the first start, its products. For demo mode only; the folder
 * `art` of the working directory must be there on the first start.
 */
export async function seedDemo(app: INestApplicationContext, artFolder = 'art'): Promise<void> {
  const record = app.get(TrialRecord);
  await record.alone(async () => {
    const users = new DemoUsers(app);
    await users.admin();
    await users.user();
    await record.recordDemo();
    const art = new DemoArt(resolve(artFolder));
    await seedCatalog(app, art);
    await seedHomeContent(app, art);
    const { products } = await art.catalog();
    const sold = products.filter((product) => product.quantity >= PLENTY);
    await new SeedDemoOrders(app).execute(sold.map((product) => product.name));
  });
}
