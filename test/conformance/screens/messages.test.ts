import type { Page } from 'playwright-core';
import { answer, cut, hold } from '../../support/calls.js';
import { heading, expectToast } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { type Messages, MESSAGES, SERVER_MESSAGE } from '../spec/messages.js';
import { ACTIONS } from './actions.js';
import { visit, windowOf } from './visitors.js';

const front = openStorefront();

test.each(MESSAGES)('$action', async (row) => {
  front.browserErrors.expectStatus(400, 503);
  front.browserErrors.expectNoNetwork();
  const { make, fill } = ACTIONS[row.action];
  const made = await make?.(front);
  const page = await windowOf(front, row.as);
  await visit(page, row.path.replace('{made}', made?.id ?? ''));
  await fill?.(page);
  const press = () => ACTIONS[row.action].press(page, made?.name ?? '');
  await fails(page, row, press);
  if (row.done) await succeeds(page, row, press);
});

type Press = () => Promise<unknown>;

/** The action fails in every way, each with its message. */
async function fails(page: Page, row: Messages, press: Press): Promise<void> {
  const { call, fallback, unsuccessful, offline } = row;
  // Reads go through: forms look for what they show.
  const failing = async (given: { status: number; success: boolean; message?: string }) => {
    const { status, ...json } = given;
    await page.route(call, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json }),
    );
    await press();
  };
  await failing({ status: 503, success: false });
  await expectToast(page, fallback);
  await page.unroute(call);
  await failing({ status: 400, success: false, message: SERVER_MESSAGE });
  await expectToast(page, SERVER_MESSAGE);
  await page.unroute(call);
  if (unsuccessful) {
    await failing({ status: 200, success: false });
    await expectToast(page, unsuccessful);
    await page.unroute(call);
  }
  if (offline) {
    await cut(page, call);
    await press();
    await expectToast(page, offline);
    await page.unroute(call);
  }
}

/** The action succeeds, and says what it says while it runs. */
async function succeeds(page: Page, row: Messages, press: Press): Promise<void> {
  const { call, meanwhile, done = '', isAnswered } = row;
  if (isAnswered) await answer(page, call, { message: done });
  const release = meanwhile ? await hold(page, call) : undefined;
  await press();
  if (meanwhile) await expectToast(page, meanwhile);
  release?.();
  await expectToast(page, done);
  if (row.leadsTo) await page.waitForURL((url) => url.pathname === row.leadsTo);
  if (row.shows) await heading(page, row.shows).waitFor();
}
