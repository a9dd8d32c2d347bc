import type { INestApplicationContext } from '@nestjs/common';
import { resolve } from 'node:path';
import { DemoPeople } from '../modules/auth/index.js';
import { DemoArt } from './demo-catalogue.js';
import { seedCatalogue } from './seed-catalogue.js';

/**
 * Makes the demo's accounts and, on the first start, its goods. For demo mode only; the folder
 * `art` of the working directory must be there on the first start.
 */
export async function seedDemo(app: INestApplicationContext, artFolder = 'art'): Promise<void> {
  await app.get(DemoPeople).ensure();
  await seedCatalogue(app, new DemoArt(resolve(artFolder)));
}
