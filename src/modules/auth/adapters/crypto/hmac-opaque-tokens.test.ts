import { loadEnv } from '../../../../config/env.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { opaqueTokensContract } from '../../testing/tokens.contract.js';
import { HmacOpaqueTokens } from './hmac-opaque-tokens.js';

const tokensOf = (letter: string, previous = '') =>
  new HmacOpaqueTokens(
    new ShopSecret(
      loadEnv({ JWT_SECRET: letter.repeat(32), JWT_SECRET_PREVIOUS: previous.repeat(32) }),
    ),
  );

describe('opaque tokens', () => {
  opaqueTokensContract(tokensOf('a'));

  it('cannot be followed without the secret of the shop', () => {
    const [own, other] = [tokensOf('a'), tokensOf('b')];
    expect(own.next('token')).not.toBe(other.next('token'));
    expect(own.forReset('reset')).not.toBe(other.forReset('reset'));
  });

  it('have recovery codes of 80 bits that can be typed', () => {
    expect(tokensOf('a').recoveryCode()).toMatch(/^([a-hjkmnp-z1-9]{4}-){3}[a-hjkmnp-z1-9]{4}$/);
  });

  it('are derived as by the secret before, too, while that is accepted', () => {
    const during = tokensOf('b', 'a');
    expect(during.earlier?.forReset('reset')).toBe(tokensOf('a').forReset('reset'));
    expect(during.forReset('reset')).toBe(tokensOf('b').forReset('reset'));
    expect([tokensOf('a').earlier, during.earlier?.earlier]).toEqual([undefined, undefined]);
  });

  it('have 256 bits', () => {
    expect(Buffer.from(tokensOf('a').random(), 'base64url')).toHaveLength(32);
  });
});
