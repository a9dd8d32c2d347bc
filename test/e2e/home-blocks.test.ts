import type { Browser } from 'playwright-core';
import { FaultShop } from '../faults/fault-shop.js';
import { launchChromium, visit } from '../support/chromium.js';

const TITLE = 'What Our Customers Say';

let world: FaultShop;
let browser: Browser;

beforeAll(async () => {
  world = await FaultShop.start();
  browser = await launchChromium();
});
afterEach(async () => {
  await world.db.query('ALTER TABLE IF EXISTS content_entry_away RENAME TO content_entry');
  await world.db.query(`DELETE FROM content_entry WHERE list = 'testimonials'`);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

test('blocks of the home page fail alone, on the server and in the browser, and can be had again', async () => {
  await world.db.query(
    `INSERT INTO content_entry (id, list, values, is_shown, version, position)
     VALUES (gen_random_uuid(), 'testimonials', '{"name": "Ada", "title": "Lifter", "feedback": "Iron."}', true, 1, 1)`,
  );
  await world.db.query('ALTER TABLE content_entry RENAME TO content_entry_away');
  const answer = await fetch(world.shop.url);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('Unleash Your Potential');
  expect(html).toContain('Stronger every week');
  // The gallery is in the same table.
  expect(html.match(/could not be loaded/g)).toHaveLength(2);

  const { page } = await visit(browser, world.shop.url);
  // What the server could not read the browser asks for again, by itself.
  const asked = page.waitForResponse('**/api/testimonials');
  await page.goto('/');
  expect((await asked).status()).toBe(500);
  const block = page.getByRole('region', { name: TITLE });
  await block.getByText('This section could not be loaded.').waitFor();
  await world.db.query('ALTER TABLE content_entry_away RENAME TO content_entry');
  await block.getByRole('button', { name: 'Try again' }).click();
  await block.getByText('Iron.').waitFor();
});
