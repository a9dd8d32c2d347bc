import { playSeed } from '../../long/scenarios/play-seed.js';
import { ScenarioShop } from '../../long/scenarios/scenario-shop.js';

/** A few of the scenarios that `npm run test:long` plays by the thousand. */
const SEEDS = Array.from({ length: 8 }, (_, nth) => nth + 1);

let shop: ScenarioShop;

beforeAll(async () => {
  shop = await ScenarioShop.start();
});

afterAll(() => shop?.close());

it.each(SEEDS)('every promise is kept in the scenario of seed %i', async (seed) => {
  const { failure } = await playSeed(shop, seed);
  expect(failure).toBeUndefined();
});
