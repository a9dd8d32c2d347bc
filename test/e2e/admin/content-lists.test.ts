import { violations } from '../../support/accessible.js';
import { button, heading, openAdmin } from '../../support/back-office.js';
import { loseAnswer } from '../../support/calls.js';
import { expectToast, field, holdsFocus, link, open } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { uniqueName } from '../../support/unique-name.js';
import { imageFile, imageFiles } from '../../support/upload-files.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

test('images are uploaded, described, chosen for a testimonial, and then cannot be deleted', async () => {
  const name = uniqueName();
  const page = await openAdmin(front, '/content/images');
  await heading(page, 'Images').waitFor();
  await page.locator('input[type=file]').setInputFiles(await imageFiles(2));
  const cards = page.getByRole('list', { name: 'Images' }).getByRole('listitem');
  await cards.nth(1).getByText('Not used').waitFor();
  await cards.first().getByLabel('Alternative text').fill(`A bar, ${name}`);
  await button(cards.first(), 'Save text').click();
  await expectToast(page, 'Alternative text saved');
  expect(await violations(page)).toEqual([]);

  await page.goto('/admin/dashboard/content/testimonials');
  await link(page, 'Add testimonial').click();
  await button(page, 'Add testimonial').click();
  await page.getByText('Name is required').first().waitFor();
  await field(page, 'Name').fill(name);
  await field(page, 'Occupation').fill('Rower');
  await field(page, 'Feedback').fill('It glides.');
  await button(page, 'Choose from library').click();
  await button(page.getByRole('dialog'), `A bar, ${name}`).click();
  await button(page, 'Add testimonial').click();
  await expectToast(page, 'Content saved');

  const shop = await front.window();
  const said = shop.locator('section', { has: heading(shop, 'What Our Customers Say') });
  await open(shop, '/');
  const last = said.getByRole('listitem').last();
  await last.getByText(name).waitFor();
  await waitUntil(() => last.locator('img').count()).toBe(1);

  await button(page, `Move up ${name}`).click();
  await expectToast(page, 'Order saved');
  await button(page, `Hide ${name}`).click();
  await page.getByText('Hidden').waitFor();
  await shop.reload();
  await said.getByRole('listitem').first().waitFor();
  expect(await shop.getByText(name).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.goto('/admin/dashboard/content/images');
  const used = cards.filter({ hasText: 'Used by 1 testimonial' }).first();
  await used.getByRole('button', { name: /^Delete/ }).click();
  front.browserErrors.expectStatus(409);
  await button(page.getByRole('dialog'), 'Delete').click();
  await expectToast(page, 'This image is used by 1 testimonial.');
});

test('an announcement stands above each page, and the hero has its own image and words', async () => {
  const page = await openAdmin(front, '/content/documents/edit/announcement');
  await field(page, 'Text').fill('Free plates this week');
  await field(page, 'Link').fill('javascript:alert(1)');
  await button(page, 'Save').click();
  await page
    .getByText(/^Link must be a path/)
    .first()
    .waitFor();
  await field(page, 'Link').fill('/products');
  await button(page, 'Save').click();
  await expectToast(page, 'Content saved');
  await page.goto('/admin/dashboard/content/documents/edit/home');
  await field(page, 'Headline').fill('Lift more');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await imageFile());
  await button(page, 'Remove image').waitFor();
  await button(page, 'Save').click();
  await expectToast(page, 'Content saved');

  const shop = await front.window();
  await open(shop, '/');
  await heading(shop, 'Lift more').waitFor();
  await waitUntil(() => shop.locator('picture img').first().getAttribute('src')).toMatch(
    /^\/media\//,
  );
  const bar = shop.getByRole('complementary', { name: 'Announcement' });
  expect(await violations(shop)).toEqual([]);
  await link(bar, 'Free plates this week').click();
  await shop.waitForURL('**/products');
});

test('an entry whose answer was lost is looked for in the list before it is added again', async () => {
  front.browserErrors.expectNoNetwork();
  const question = `Is it heavy? ${uniqueName()}`;
  const page = await openAdmin(front, '/content/faqs/add');
  await field(page, 'Question').fill(question);
  await field(page, 'Answer').fill('Yes.');
  await loseAnswer(page, /\/api\/content\/lists\/faqs$/, 'POST');
  await button(page, 'Add question').click();
  await expectToast(page, 'The connection was lost.');
  const doubt = page.getByRole('alert').filter({ hasText: 'It may have been added' });
  await holdsFocus(doubt);
  expect(await violations(page)).toEqual([]);
  const [list] = await Promise.all([
    page.context().waitForEvent('page'),
    link(doubt, 'look at the list').click(),
  ]);
  await list.getByText(question).first().waitFor();
  await waitUntil(() => field(page, 'Question').inputValue()).toBe(question);
});
