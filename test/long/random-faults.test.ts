import { SeededRandom } from '../support/seeded-random.js';
import { eventually } from '../support/eventually.js';
import { GrownShop } from '../support/grown-shop.js';
import { expectInvariants } from '../support/invariants.js';
import { DETAILS } from '../support/shoppers.js';
import { RandomFaults } from './random-faults.js';
import { RandomShoppers } from './random-shoppers.js';

const MINUTE_MS = 60_000;
const minutes = Number(process.env.LONG_MINUTES ?? 10);
const seed = Number(process.env.LONG_SEED ?? 1);
const rounds = Array.from({ length: minutes }, (_, round) => seed + round);
const SHOPPERS = 6;
/** Between two faults; where nobody gets anything done the next one comes anyhow. */
const ACTS = 8;
const WITHOUT_ACTS_MS = 3_000;
const HEALED_WITHIN_MS = 3 * MINUTE_MS;

jest.setTimeout(8 * MINUTE_MS);

let world: GrownShop;

beforeAll(async () => {
  const settings = { CHECKOUT_HOLD_MS: '8000', DRAIN_MS: '1000' };
  world = await GrownShop.start({ apis: 2, workers: 2, settings });
});

afterAll(() => world?.close());

/** Emails that came twice under different Message-IDs: each subject names its order. */
async function doubledMails(): Promise<string[]> {
  const first = new Map<string, string>();
  const emails = await world.mailbox.emailsTo(DETAILS.email);
  return emails.flatMap(({ subject, messageId }) => {
    const known = first.get(subject) ?? messageId;
    first.set(subject, known);
    return known === messageId ? [] : subject;
  });
}

it.each(rounds)('comes through a minute of faults: --minutes 1 --seed %i', async (of) => {
  const random = new SeededRandom(of);
  const admin = await world.newAdmin();
  const products = [await world.product(1_000), await world.product(40), await world.product(5)];
  const buyers = await world.newBuyers(SHOPPERS);
  const shoppers = new RandomShoppers(world, products, admin.api, buyers, of);
  const faults = new RandomFaults(world, random);
  const end = Date.now() + MINUTE_MS;
  try {
    while (Date.now() < end) {
      await faults.next();
      const before = shoppers.acts.done;
      const enough = () => expect(shoppers.acts.done - before).toBeGreaterThanOrEqual(ACTS);
      await eventually(enough, WITHOUT_ACTS_MS).catch(() => undefined);
    }
    await faults.calm();
    await shoppers.sendHome();
    await expectInvariants(world.db, world.cards, HEALED_WITHIN_MS);
    expect(await doubledMails()).toEqual([]);
  } catch (error) {
    process.stderr.write(`seed ${of}:\n${faults.story.map((line) => `  ${line}\n`).join('')}`);
    throw error;
  } finally {
    await faults.calm();
    await shoppers.sendHome();
  }
  process.stderr.write(
    `seed ${of}: ${faults.story.length} faults, ${JSON.stringify(shoppers.acts)}\n`,
  );
});
