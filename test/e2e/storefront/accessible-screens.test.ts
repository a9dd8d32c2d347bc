import type { Page } from 'playwright-core';
import { drawn, sidewaysAt, smallTargets, violations } from '../../support/accessible.js';
import { hold } from '../../support/calls.js';
import { CARD, challenge, fillDetails, payWith } from '../../support/checkout-screen.js';
import { button, field, heading, open, region, expectToast } from '../../support/screen.js';
import type { Shopper } from '../../support/shopper.js';
import { openStorefront } from '../../support/storefront.js';
import {
  CUSTOMER_SCREENS,
  guestScreens,
  newCustomer,
  type Screen,
  SHOPPER_SCREENS,
  someProduct,
  visitScreen,
} from '../../support/storefront-screens.js';

const front = openStorefront();

let customer: Shopper;
beforeAll(async () => {
  customer = await newCustomer(front);
});

/** In CSS px, in this order: a window that is made narrower shows the same screen. */
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

const isNarrow = (page: Page) => page.viewportSize()!.width < 768;

/** A screen that was merely opened, named by its path: the colors that it has at any width. */
const isPlain = (name: string) => name.startsWith('/');

/** What is wrong with what a window shows; sizes are measured in a narrow one. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const found = await violations(page, isNarrow(page) && isPlain(name) ? 'all but colors' : 'all');
  if (!isNarrow(page)) return found;
  const small = (await smallTargets(page)).map((target) => `too small: ${target}`);
  return [...found, ...small, ...(await sidewaysAt(page)).map((at) => `sideways at ${at} px`)];
}

/** What is wrong, by the screen or state and the width. */
type Faults = Record<string, string[]>;

async function look(page: Page, name: string, faults: Faults): Promise<void> {
  const found = await faultsOf(page, name);
  if (found.length > 0) faults[`${name} at ${page.viewportSize()!.width} px`] = found;
}

/** Looks at each screen in a wide window, and at the same screen when the window is made narrow. */
async function expectNoFaultsOf(page: Page, screens: readonly Screen[]): Promise<void> {
  const faults: Faults = {};
  for (const screen of screens) {
    await page.setViewportSize(WIDE);
    await visitScreen(page, screen);
    await look(page, screen.path, faults);
    await page.setViewportSize(NARROW);
    await drawn(page);
    await look(page, screen.path, faults);
  }
  expect(faults).toEqual({});
}

/** Opens one after the other in a wide window and then in a narrow one, where the way there may differ. */
async function expectNoFaultsIn(
  windowOf: () => Promise<Page>,
  states: Readonly<Record<string, (page: Page) => Promise<unknown>>>,
): Promise<void> {
  const faults: Faults = {};
  for (const size of [WIDE, NARROW]) {
    const page = await windowOf();
    await page.context().setOffline(false);
    await page.setViewportSize(size);
    for (const [name, show] of Object.entries(states)) {
      await show(page);
      await look(page, name, faults);
    }
  }
  expect(faults).toEqual({});
}

const visit = (page: Page, path: string, text: string) => visitScreen(page, { path, text });

const FOR_EVERYBODY = {
  'a picture enlarged': async (page: Page) => {
    const { _id, name } = await someProduct(front);
    await visit(page, `/products/${_id}`, name);
    await page.getByRole('button', { name: /^Enlarge picture/ }).click();
    await page.getByRole('dialog').getByRole('img').waitFor();
  },
  'an image of the gallery enlarged': async (page: Page) => {
    await visit(page, '/', 'Image Gallery');
    await button(page, 'Enlarge image 1').click();
    await page.getByRole('dialog').getByRole('img').waitFor();
  },
  'the choice of categories': async (page: Page) => {
    await visit(page, '/products', (await someProduct(front)).name);
    if (isNarrow(page)) await button(page, 'Filters').click();
    await page.getByRole('button', { name: /^Categories/ }).click();
    await page.getByRole('listbox', { name: 'Categories' }).waitFor();
  },
  'the menu': async (page: Page) => {
    await visit(page, '/about', 'About Us');
    if (isNarrow(page)) await button(page, 'Open menu').click();
  },
  'a question with its answer': async (page: Page) => {
    await visit(page, '/about#faqs', 'FAQs');
    await page.getByText('How can I pay?').click();
    await page.getByText('By card.').waitFor();
  },
  'a form with its errors': async (page: Page) => {
    await visit(page, '/contact', 'Send Us a Message');
    await button(page, 'Send Message').click();
    await page.getByText('Name is required').waitFor();
  },
  'a registration with its errors': async (page: Page) => {
    await visitScreen(page, { path: '/register', text: /^Join the/ });
    await button(page, 'Register').click();
    await page.getByText('Name is required').waitFor();
  },
  'a mail that is sent': async (page: Page) => {
    await visit(page, '/forget-password', 'Forgotten your password?');
    await field(page, 'Email Address').fill(customer.email);
    await page.getByRole('main').locator('button[type=submit]').click();
    await heading(page, 'Email Sent!').waitFor();
  },
  'a page without the network': async (page: Page) => {
    await visit(page, '/about', 'About Us');
    await page.context().setOffline(true);
    await page.getByText(/^You are offline/).waitFor();
  },
};

const FOR_CUSTOMERS = {
  'the way to one’s own': async (page: Page) => {
    await visit(page, '/about', 'About Us');
    await button(page, isNarrow(page) ? 'Open menu' : 'Account').click();
    await button(page, 'Logout').waitFor();
  },
  'a message in passing': async (page: Page) => {
    await visit(page, '/products', (await someProduct(front)).name);
    await hold(page, /create-cart$/);
    await page
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .click();
    await expectToast(page, 'Loading...');
  },
  'an order with its details': async (page: Page) => {
    // By a load, as the toast that is held outlives its screen.
    await open(page, '/user/orders');
    await page
      .getByRole('button', { name: /^Show details/ })
      .first()
      .click();
    await region(page, 'Shipping details').waitFor();
  },
  'a card that was declined': async (page: Page) => {
    await visit(page, '/user/checkout', 'Proceed to Payment');
    await fillDetails(page);
    await payWith(page, CARD.declined);
    await page.getByRole('alert').filter({ hasText: 'Payment failed' }).waitFor();
  },
  'the bank’s question': async (page: Page) => {
    await payWith(page, CARD.challenged);
    await challenge(page).waitFor();
  },
};

test('no fault in what everybody sees', async () => {
  front.browserErrors.expectStatus(400, 404);
  await expectNoFaultsOf(await front.window(), await guestScreens(front));
});

test('nor in what is opened there', async () => {
  front.browserErrors.expectNoNetwork();
  const page = await front.window();
  await expectNoFaultsIn(async () => page, FOR_EVERYBODY);
});

test('nor in what one sees who has just signed up', async () => {
  await expectNoFaultsOf(await front.window(await front.newShopper()), SHOPPER_SCREENS);
});

test('nor in what a customer sees, and opens', async () => {
  front.browserErrors.expectStatus(402);
  await expectNoFaultsOf(await front.window(customer), CUSTOMER_SCREENS);
  // A payment that was begun stays in its window.
  await expectNoFaultsIn(() => front.window(customer), FOR_CUSTOMERS);
});
