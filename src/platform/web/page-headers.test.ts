import { pageHeaders } from './page-headers.js';

const policyOf = (app: 'storefront' | 'admin', shopUrl: string, mediaOrigin?: string) =>
  pageHeaders(app, { shopUrl, mediaOrigin })['Content-Security-Policy'];

describe('the headers of a page', () => {
  it('allow the card provider in the storefront only', () => {
    const storefront = policyOf('storefront', 'http://shop.test');
    expect(storefront).toContain(`script-src 'self' https://js.stripe.com;`);
    expect(storefront).toContain(`connect-src 'self' https://api.stripe.com;`);
    expect(policyOf('admin', 'http://shop.test')).not.toContain('stripe');
  });

  it('allow no inline script, no frame around the shop and no other base', () => {
    const policy = policyOf('storefront', 'http://shop.test');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`base-uri 'none'`);
  });

  it('insist on https exactly when the shop has it', () => {
    expect(policyOf('storefront', 'https://shop.test')).toContain('upgrade-insecure-requests');
    expect(policyOf('storefront', 'http://shop.test')).not.toContain('upgrade-insecure');
    const plain = pageHeaders('storefront', { shopUrl: 'http://shop.test' });
    expect(plain).not.toHaveProperty('Cross-Origin-Opener-Policy');
    const secure = pageHeaders('storefront', { shopUrl: 'https://shop.test' });
    expect(secure).toMatchObject({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' });
  });

  it('let images come from the media host', () => {
    expect(policyOf('admin', 'https://shop.test', 'https://media.test')).toContain(
      `img-src 'self' data: blob: https://media.test;`,
    );
  });
});
