import type { INestApplicationContext } from '@nestjs/common';
import { resolve } from 'node:path';
import { DemoPeople } from '../modules/auth/index.js';
import { SeedMark } from '../platform/operations/seed-mark.js';
import { DemoArt } from './demo-catalogue.js';
import { SeedDemoOrders } from './orders/seed-demo-orders.js';
import { seedCatalogue } from './seed-catalogue.js';
import { seedShowcase } from './seed-showcase.js';

/** Products with this stock can be sold a few times and still be there. */
const PLENTY = 20;

/**
 * Makes the demo's accounts and, on the first start, its goods. For demo mode only; the folder
 * `art` of the working directory must be there on the first start.
 */
export async function seedDemo(app: INestApplicationContext, artFolder = 'art'): Promise<void> {
  await app.get(SeedMark).alone(async () => {
    await app.get(DemoPeople).ensure();
    const art = new DemoArt(resolve(artFolder));
    await seedCatalogue(app, art);
    await seedShowcase(app, art);
    const { products } = await art.catalogue();
    const sold = products.filter((product) => product.quantity >= PLENTY);
    await new SeedDemoOrders(app).execute(sold.map((product) => product.name));
  });
}
