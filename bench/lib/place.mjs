import { mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The data sets: number of products, of orders, and of users and subscribers. */
export const SIZES = {
  '1k': { products: 1_000, orders: 1_000, people: 200 },
  '10k': { products: 10_000, orders: 10_000, people: 2_000 },
  '100k': { products: 100_000, orders: 1_000_000, people: 200_000 },
  '1m': { products: 1_000_000, orders: 1_000_000, people: 200_000 },
  '10m-orders': { products: 100_000, orders: 10_000_000, people: 1_000_000 },
};

/** The folder of a data set of the build in `root`; `BENCH_DIR` is where all of this one are kept. */
export function folderOf(size, root = ROOT) {
  const own = root === ROOT ? process.env.BENCH_DIR : undefined;
  const folder = join(resolve(own ?? join(root, '.bench')), size);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return realpathSync(folder);
}
