import type { Page } from 'playwright-core';
import { dialog, rows } from '../../support/back-office.js';
import { uniqueName } from '../../support/unique-name.js';
import { PASSWORD } from '../../support/password.js';
import { imageFile } from '../../support/upload-files.js';
import { button, field } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import type { Storefront } from '../../support/storefront.js';
import type { Action } from '../spec/messages.js';
import { type Made, newCategory, newOrder, newProduct, newSubscriber, newUser } from './made.js';

/** How an action is done on its screen. */
interface Steps {
  /** Makes what the action is done to, over the API. */
  readonly make?: (front: Storefront) => Promise<Made>;
  /** Fills in what the action needs, once. */
  readonly fill?: (page: Page) => Promise<unknown>;
  /** Makes the call; may be done again after a failure. `name` is that of what was made. */
  readonly press: (page: Page, name: string) => Promise<unknown>;
}

const pressing =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    button(page.getByRole('main'), name).first().click();

async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

const filling = (values: Readonly<Record<string, string>>) => (page: Page) =>
  fillFields(page, values);

const NEW_PASSWORD = { 'New Password': 'a new one', 'Confirm Password': 'a new one' };
const LETTER = 'Email address for the newsletter';

/** Presses a button of a row, and says yes in the question. */
const confirming = (name: RegExp, yes: string) => async (page: Page, row: string) => {
  await button(rows(page).filter({ hasText: row }), name).click();
  await button(page.getByRole('dialog'), yes).click();
};

async function fillProduct(page: Page): Promise<void> {
  await fillFields(page, {
    Name: 'Tread sled',
    Price: '129.9',
    Quantity: '12',
    Description: 'Ten characters and a few more.',
  });
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option').first().click();
  await field(page, 'Choose images').setInputFiles(await imageFile());
  await page.getByRole('region', { name: 'Images' }).locator('img').first().waitFor();
}

export const ACTIONS: Readonly<Record<Action, Steps>> = {
  'add to cart': { press: pressing(/^Add .+ to cart$/) },
  register: {
    fill: (page) =>
      fillFields(page, {
        'Full Name': 'Grace Hopper',
        'Email Address': `${uniqueName()}@example.com`,
        Password: PASSWORD,
        'Confirm Password': PASSWORD,
      }),
    press: pressing('Register'),
  },
  'demo login': { press: pressing('Login As User') },
  subscribe: {
    fill: filling({ [LETTER]: 'reader@example.com' }),
    press: (page) => button(page.getByRole('contentinfo'), 'Subscribe').click(),
  },
  'send a message': {
    fill: filling({
      Name: 'Ada',
      Email: 'ada@example.com',
      Subject: 'A rack',
      Message: 'Does it fit?',
    }),
    press: pressing('Send Message'),
  },
  'save the profile': {
    fill: filling({ 'Full Name': 'Augusta King' }),
    press: pressing('Save Changes'),
  },
  'upload an avatar': {
    fill: async (page) => field(page, 'Profile photo').setInputFiles(await imageFile()),
    press: pressing('Confirm'),
  },
  'change the password': {
    fill: filling({ 'Old Password': PASSWORD, ...NEW_PASSWORD }),
    press: pressing('Change Password'),
  },
  'ask for a reset link': {
    fill: filling({ 'Email Address': 'somebody@example.com' }),
    press: pressing('Send Reset Link'),
  },
  'reset the password': { fill: filling(NEW_PASSWORD), press: pressing('Reset Password') },

  restock: {
    fill: async (page) => {
      await pressing(/^Restock /)(page);
      await field(page, 'Current Quantity:').fill('9');
    },
    press: (page) => button(dialog(page, 'Restock Product'), 'Update').click(),
  },
  'update a product': {
    make: newProduct,
    fill: async (page) => {
      await waitUntil(() => field(page, 'Name').inputValue()).not.toBe('');
      await field(page, 'Name').fill('Renamed');
    },
    press: pressing('Update Product'),
  },
  'upload a product image': {
    press: async (page) => field(page, 'Choose images').setInputFiles(await imageFile()),
  },
  'add a product': { fill: fillProduct, press: pressing('Add Product') },
  'ship an order': {
    make: newOrder,
    press: async (page) => {
      await pressing('Ship')(page);
      await button(page.getByRole('dialog'), 'Ship order').click();
    },
  },
  'make an admin': { make: newUser, press: confirming(/^Make Admin$/, 'Make Admin') },
  'cancel a subscription': {
    make: newSubscriber,
    press: confirming(/^Cancel Subscription$/, 'Cancel Subscription'),
  },
  'update a category': {
    make: newCategory,
    fill: async (page) => {
      await waitUntil(() => field(page, 'Title').inputValue()).not.toBe('');
      await field(page, 'Title').fill(uniqueName());
    },
    press: pressing('Update Category'),
  },
  'add a category': {
    fill: (page) => field(page, 'Title').fill(uniqueName()),
    press: pressing('Add Category'),
  },
  'delete a category': { make: newCategory, press: confirming(/^Delete /, 'Delete') },
};
