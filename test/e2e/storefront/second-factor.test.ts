import type { Page } from 'playwright-core';
import { violations } from '../../support/accessible.js';
import {
  alive,
  button,
  expectToast,
  field,
  heading,
  isFocused,
  region,
  until,
} from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { totpCode } from '../../support/totp.js';
import { waitUntil } from '../../support/wait-until.js';

/** Passkeys need a name for the shop's host: an address of a network has none. */
const front = openStorefront({ SHOP_URL: 'http://localhost:0' });

const at = (path: string) => `http://localhost:${new URL(front.url).port}${path}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await alive(page);
}

/** Gives the window a device with a fingerprint reader. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const),
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A window of nobody: the storage of `localhost` may be that of the test before. */
async function newWindow(): Promise<Page> {
  const page = await front.window();
  await page.goto(at('/health/live'));
  await page.evaluate('localStorage.clear()');
  return page;
}

async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await open(page, '/login');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
}

/** The refusal that asks for the second step is an error to the browser. */
async function beginLogin(page: Page, email: string, password: string): Promise<void> {
  front.browserErrors.expectStatus(401);
  await enterPassword(page, email, password);
  await heading(page, 'Confirm it is you').waitFor();
}

const signedIn = (page: Page) => until(page, "localStorage.getItem('accessToken') !== null");
async function logOut(page: Page): Promise<void> {
  await page.evaluate(
    "fetch('/api/auth/logout', { method: 'POST' }).then(() => localStorage.clear())",
  );
}

test('app, passkey and recovery code are added and complete a login', async () => {
  const { email, password } = await front.newShopper();
  const page = await newWindow();
  await withAuthenticator(page);
  await enterPassword(page, email, password);
  await signedIn(page);

  await open(page, '/user/profile');
  await button(page, 'Add authenticator app').click();
  const app = dialog(page, 'Add an authenticator app');
  const secret = (await app.locator('code').innerText()).replaceAll(' ', '');
  await app.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await field(app, 'Code from your authenticator app').fill(totpCode(secret, -1));
  await button(app, 'Add app').click();
  const codes = dialog(page, 'Your recovery codes');
  await waitUntil(() => codes.getByRole('listitem').count()).toBe(10);
  // They are not shown again: no slip closes them.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await page.mouse.click(5, 5);
  expect(await button(codes, 'Close').count()).toBe(0);
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await button(codes, 'I have stored them').click();

  await button(page, 'Add passkey').click();
  await field(dialog(page, 'Add a passkey'), 'Name of the passkey').fill('My laptop');
  await button(dialog(page, 'Add a passkey'), 'Continue').click();
  await expectToast(page, 'Passkey added.');
  await button(page, 'Remove passkey My laptop').waitFor();
  await page.getByText('10 left', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);

  await logOut(page);
  await beginLogin(page, email, password);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Use a passkey').click();
  await expectToast(page, 'Login successful!');
  await signedIn(page);

  await logOut(page);
  await beginLogin(page, email, password);
  front.browserErrors.expectStatus(401);
  await field(page, 'Code from your authenticator app').fill('000000');
  await button(page, 'Continue').click();
  await page.getByText('This is not correct. Please try again.').first().waitFor();
  await field(page, 'Code from your authenticator app').fill(totpCode(secret));
  await button(page, 'Continue').click();
  await signedIn(page);

  await logOut(page);
  await beginLogin(page, email, password);
  await button(page, 'Use a recovery code').click();
  await field(page, 'Recovery code').fill(recoveryCode);
  await button(page, 'Continue').click();
  await signedIn(page);
  await open(page, '/user/profile');
  await page.getByText('9 left', { exact: true }).waitFor();
});

/** As if the user of the account had last proved an hour ago who they are. */
const endProof = (id: string) =>
  front.db.query(
    `UPDATE session SET started_at = now() - interval '1 hour', proved_at = NULL WHERE user_id = $1`,
    [id],
  );

test('an app and a passkey whose proof expires meanwhile are added after another proof', async () => {
  const { id, email, password } = await front.newShopper();
  const page = await newWindow();
  await withAuthenticator(page);
  await enterPassword(page, email, password);
  await signedIn(page);
  await open(page, '/user/profile');
  front.browserErrors.expectStatus(403);
  const proof = dialog(page, 'Confirm that it is you');
  await button(page, 'Add authenticator app').click();
  const app = dialog(page, 'Add an authenticator app');
  const secret = (await app.locator('code').innerText()).replaceAll(' ', '');
  await endProof(id);
  await field(app, 'Code from your authenticator app').fill(totpCode(secret, -1));
  await button(app, 'Add app').click();
  // Who gives up finds the same secret again.
  await button(proof, 'Close').click();
  await button(app, 'Add app').click();
  await field(proof, 'Password').fill(password);
  await button(proof, 'Continue').click();
  await button(dialog(page, 'Your recovery codes'), 'I have stored them').click();

  await button(page, 'Add passkey').click();
  const passkey = dialog(page, 'Add a passkey');
  await field(passkey, 'Name of the passkey').fill('My laptop');
  await endProof(id);
  await button(passkey, 'Continue').click();
  await field(proof, 'Code from your authenticator app').fill(totpCode(secret));
  await button(proof, 'Continue').click();
  await button(page, 'Remove passkey My laptop').waitFor();
});

test('a passkey that took too long is added by the next press', async () => {
  const { id, email, password } = await front.newShopper();
  const page = await newWindow();
  await withAuthenticator(page);
  await enterPassword(page, email, password);
  await signedIn(page);
  await open(page, '/user/profile');
  await button(page, 'Add passkey').click();
  const passkey = dialog(page, 'Add a passkey');
  await field(passkey, 'Name of the passkey').fill('My phone');
  await front.db.query(
    `UPDATE factor_challenge SET expires_at = now() - interval '1 minute' WHERE user_id = $1`,
    [id],
  );
  front.browserErrors.expectStatus(409);
  await button(passkey, 'Continue').click();
  await expectToast(page, 'This took too long. Please start again.');
  await button(passkey, 'Continue').click();
  await button(page, 'Remove passkey My phone').waitFor();
});

test('who has been signed in for long proves who they are, and logs out elsewhere', async () => {
  const shopper = await front.newShopper();
  const { email, password } = shopper;
  const page = await newWindow();
  await enterPassword(page, email, password);
  await signedIn(page);
  await endProof(shopper.id);
  await open(page, '/user/profile');
  front.browserErrors.expectStatus(403);
  await button(page, 'Add authenticator app').click();
  const proof = dialog(page, 'Confirm that it is you');
  await field(proof, 'Password').fill(password);
  expect(await violations(page)).toEqual([]);
  await button(proof, 'Continue').click();
  await button(dialog(page, 'Add an authenticator app'), 'Close').click();

  await page.getByText(/^This browser/).waitFor();
  await button(page, 'Log out everywhere else').click();
  await expectToast(page, 'Logged out everywhere else.');
  await waitUntil(() => button(page, 'Log out everywhere else').count()).toBe(0);
  await waitUntil(() => isFocused(region(page, 'Where you are logged in'))).toBe(true);
  expect((await shopper.api.get('users/user')).status).toBe(401);
});
