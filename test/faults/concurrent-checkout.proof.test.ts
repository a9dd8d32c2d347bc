import { expectNoOverselling } from '../support/concurrent-checkout.js';
import { FaultShop } from './fault-shop.js';

let world: FaultShop;

beforeAll(async () => {
  world = await FaultShop.start();
});

afterAll(() => world?.close());

it('sells 20 units to 20 of 200 buyers, and tells the other 180 what is sold out', () =>
  expectNoOverselling(world));
