import { setTimeout as pause } from 'node:timers/promises';
import { startDatabase, withClient } from '../lib/database.mjs';
import { Shop } from '../lib/shop.mjs';
import { Statements, WRITE_DOWN } from '../lib/statements.mjs';
import { Api } from '../loads/api.mjs';
import { faultsOf } from './plan.mjs';
import { routes } from './routes.mjs';

/** Long enough for each scheduled job to run once. */
const BACKGROUND_MS = 35_000;

/**
 * Requests every list and search of a data set and checks the plans that Postgres used: no whole table is
 * read and no large set is sorted. Exits with code 1 where one is.
 */
export async function checkPlans(size) {
  const postgres = await startDatabase(size, WRITE_DOWN);
  try {
    const shop = await Shop.start(size, postgres.url);
    try {
      const bad = await withClient(postgres.url, (db) => check(shop, db));
      console.log(bad === 0 ? 'every plan uses an index' : `${bad} plans to mend`);
      process.exitCode = bad === 0 ? 0 : 1;
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function check(shop, db) {
  const log = await Statements.of(db);
  const guest = new Api(shop.url);
  const admin = await Api.signedIn(shop.url, 'admin@vigor.test', 'vigor-admin');
  const { catalog, admin: lists } = await routes(db);
  let bad = 0;
  const report = (name, statements) => {
    const ms = statements.reduce((sum, statement) => sum + statement.ms, 0);
    const faults = statements.flatMap(({ sql, plan }) =>
      faultsOf(plan).map((fault) => `${fault}\n      ${sql.replace(/\s+/g, ' ').slice(0, 300)}`),
    );
    bad += faults.length;
    console.log(
      `${ms.toFixed(1).padStart(8)} ms  ${String(statements.length).padStart(2)} statements  ${name}`,
    );
    faults.forEach((fault) => console.log(`   ${fault}`));
  };
  for (const [api, paths] of [
    [guest, catalog],
    [admin, lists],
  ]) {
    for (const path of paths) report(path, await log.during(() => api.get(path)));
  }
  log.everything = true;
  report('the jobs of half a minute', await log.during(() => pause(BACKGROUND_MS)));
  return bad;
}
