import { HOUR_MS } from '../../../src/kernel/time.js';
import { button, field, heading, open } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront({ RESET_TOKEN_MS: String(HOUR_MS) });

test('the page says for how long the shop has its links valid', async () => {
  const { email } = await front.newShopper();
  const page = await front.window();
  await open(page, '/forget-password');
  await field(page, 'Email Address').fill(email);
  await button(page, 'Send Reset Link').click();
  await heading(page, 'Email Sent!').waitFor();
  await page.getByText('It works once, within 1 hour.').waitFor();
});
