import { loadEnv } from '../../../../config/env.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { HmacLoginLinks } from './hmac-login-links.js';

const linksOf = (secret: string) =>
  new HmacLoginLinks(new ShopSecret(loadEnv({ JWT_SECRET: secret.repeat(32) })));
const links = linksOf('x');
const ANN = '01900000-0000-7000-8000-000000000001';
const BOB = '01900000-0000-7000-8000-000000000002';
const UNTIL = new Date('2030-01-01T00:15:00Z');
const before = (ms: number) => new Date(UNTIL.getTime() - ms);

it('a token names its user until it expires', () => {
  const token = links.tokenFor(ANN, UNTIL);
  expect(token).toBe(links.tokenFor(ANN, UNTIL));
  expect(links.userOf(token, before(1))).toBe(ANN);
  expect(links.userOf(token, UNTIL)).toBeUndefined();
});

it('a token of another shop, and one that was changed, names nobody', () => {
  const token = links.tokenFor(ANN, UNTIL);
  const [, until, signature] = token.split('.');
  const forged = [
    '',
    'made up',
    `${BOB}.${until}.${signature}`,
    `${ANN}.${Number(until) + 1}.${signature}`,
    `${ANN}.${until}.`,
    linksOf('y').tokenFor(ANN, UNTIL),
  ];
  for (const one of forged) expect(links.userOf(one, before(1))).toBeUndefined();
});
