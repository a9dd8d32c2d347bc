import type { Page } from 'playwright-core';
import { sidewaysAt, smallTargets, violations } from '../../support/accessible.js';
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

/** Shows one after the other, and looks at each. */
async function expectNoFaults(
  page: Page,
  states: Readonly<Record<string, (page: Page) => Promise<unknown>>>,
): Promise<void> {
  const faults: Record<string, string[]> = {};
  for (const [name, show] of Object.entries(states)) {
    await show(page);
    const found = await faultsOf(page, name);
    if (found.length > 0) faults[name] = found;
  }
  expect(faults).toEqual({});
}

const visits = (screens: readonly Screen[]) =>
  Object.fromEntries(
    screens.map((screen) => [screen.path, (page: Page) => visitScreen(page, screen)]),
  );

const FOR_EVERYBODY = {
  'a picture enlarged': async (page: Page) => {
    await open(page, `/products/${(await someProduct(front))._id}`);
    await page.getByRole('button', { name: /^Enlarge picture/ }).click();
    await page.getByRole('dialog').getByRole('img').waitFor();
  },
  'an image of the gallery enlarged': async (page: Page) => {
    await open(page, '/');
    await button(page, 'Enlarge image 1').click();
    await page.getByRole('dialog').getByRole('img').waitFor();
  },
  'the choice of categories': async (page: Page) => {
    await open(page, '/products');
    if (isNarrow(page)) await button(page, 'Filters').click();
    await page.getByRole('button', { name: /^Categories/ }).click();
    await page.getByRole('listbox', { name: 'Categories' }).waitFor();
  },
  'the menu': async (page: Page) => {
    await open(page, '/about');
    if (isNarrow(page)) await button(page, 'Open menu').click();
  },
  'a question with its answer': async (page: Page) => {
    await open(page, '/about#faqs');
    await page.getByText('How can I pay?').click();
    await page.getByText('By card.').waitFor();
  },
  'a form with its errors': async (page: Page) => {
    await open(page, '/contact');
    await button(page, 'Send Message').click();
    await page.getByText('Name is required').waitFor();
  },
  'a registration with its errors': async (page: Page) => {
    await open(page, '/register');
    await button(page, 'Register').click();
    await page.getByText('Name is required').waitFor();
  },
  'a mail that is sent': async (page: Page) => {
    await open(page, '/forget-password');
    await field(page, 'Email Address').fill(customer.email);
    await page.getByRole('main').locator('button[type=submit]').click();
    await heading(page, 'Email Sent!').waitFor();
  },
  'a page without the network': async (page: Page) => {
    await open(page, '/about');
    await page.context().setOffline(true);
    await page.getByText(/^You are offline/).waitFor();
  },
};

const FOR_CUSTOMERS = {
  'the way to one’s own': async (page: Page) => {
    await open(page, '/about');
    await button(page, isNarrow(page) ? 'Open menu' : 'Account').click();
    await button(page, 'Logout').waitFor();
  },
  'a message in passing': async (page: Page) => {
    await open(page, '/products');
    await hold(page, /create-cart$/);
    await page
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .click();
    await expectToast(page, 'Loading...');
  },
  'an order with its details': async (page: Page) => {
    await open(page, '/user/orders');
    await page
      .getByRole('button', { name: /^Show details/ })
      .first()
      .click();
    await region(page, 'Shipping details').waitFor();
  },
  'a card that was declined': async (page: Page) => {
    await open(page, '/user/checkout');
    await fillDetails(page);
    await payWith(page, CARD.declined);
    await page.getByRole('alert').filter({ hasText: 'Payment failed' }).waitFor();
  },
  'the bank’s question': async (page: Page) => {
    await payWith(page, CARD.challenged);
    await challenge(page).waitFor();
  },
};

describe.each([390, 1440])('at %i px there is no fault', (width) => {
  test('in what everybody sees', async () => {
    front.browserErrors.expectStatus(400, 404);
    const page = await front.window(undefined, { width });
    await expectNoFaults(page, visits(await guestScreens(front)));
  });

  test('in what is opened there', async () => {
    front.browserErrors.expectNoNetwork();
    await expectNoFaults(await front.window(undefined, { width }), FOR_EVERYBODY);
  });

  test('in what one sees who has just signed up', async () => {
    const page = await front.window(await front.newShopper(), { width });
    await expectNoFaults(page, visits(SHOPPER_SCREENS));
  });

  test('in what a customer sees, and opens', async () => {
    front.browserErrors.expectStatus(402);
    const page = await front.window(customer, { width });
    await expectNoFaults(page, { ...visits(CUSTOMER_SCREENS), ...FOR_CUSTOMERS });
  });
});
