import { loadEnv } from '../../../../config/env.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { HmacEmailProofs } from './hmac-email-proofs.js';

const proofsOf = (secret: string) =>
  new HmacEmailProofs(new ShopSecret(loadEnv({ JWT_SECRET: secret.repeat(32) })));
const proofs = proofsOf('x');
const UNTIL = new Date('2030-01-08T00:00:00Z');
const NOW = new Date('2030-01-01T00:00:00Z');

it('a token proves its address in any case, until it expires', () => {
  const token = proofs.tokenFor('Ann@x.test', UNTIL);
  expect(token).toBe(proofs.tokenFor('ann@x.test', UNTIL));
  expect(proofs.isProof(token, 'ANN@x.test', NOW)).toBe(true);
  expect(proofs.isProof(token, 'ann@x.test', UNTIL)).toBe(false);
});

it('a token proves no other address, and is not forged', () => {
  const token = proofs.tokenFor('ann@x.test', UNTIL);
  expect(proofs.isProof(token, 'bob@x.test', NOW)).toBe(false);
  const later = token.replace(/^\d+/, String(UNTIL.getTime() + 1));
  const forged = ['', 'made up', later, proofsOf('y').tokenFor('ann@x.test', UNTIL)];
  for (const one of forged) expect(proofs.isProof(one, 'ann@x.test', NOW)).toBe(false);
});
