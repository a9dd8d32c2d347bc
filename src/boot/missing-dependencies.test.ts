import { loadEnv } from '../config/env.js';
import { missingDependencies } from './missing-dependencies.js';

const SMTP = { SMTP_URL: 'smtp://mail.example.com:587' };
const CARDS = { STRIPE_SECRET_KEY: 'sk_live_1' };

it.each([
  ['nothing', {}, 2],
  ['a mail server alone', SMTP, 1],
  ['a card provider alone', CARDS, 1],
  ['both', { ...SMTP, ...CARDS }, 0],
  [
    'a mail server and another address for the provider',
    { ...SMTP, STRIPE_API_BASE: 'http://cards:4010' },
    0,
  ],
])('with %s', (_what, settings, reasons) => {
  expect(missingDependencies(loadEnv(settings))).toHaveLength(reasons);
});
