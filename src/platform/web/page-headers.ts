/** Options for serving the two applications. */
export interface WebOptions {
  /** Absolute path of the folder with the built `storefront/` and `admin/`. */
  readonly dist: string;
  /** Public URL of the shop, without a trailing slash. */
  readonly shopUrl: string;
  /** Origin of images served from another host, such as `https://media.example`. */
  readonly mediaOrigin?: string;
}

const STRIPE_SCRIPT = 'https://js.stripe.com';

/** Headers of every page; only the storefront allows the payment provider's hosts. */
export function pageHeaders(
  app: 'storefront' | 'admin',
  { shopUrl, mediaOrigin = '' }: Pick<WebOptions, 'shopUrl' | 'mediaOrigin'>,
): Record<string, string> {
  const hasCardProvider = app === 'storefront';
  const isSecure = shopUrl.startsWith('https://');
  const policy = [
    `default-src 'self'`,
    `script-src 'self' ${hasCardProvider ? STRIPE_SCRIPT : ''}`,
    `frame-src ${hasCardProvider ? `${STRIPE_SCRIPT} https://hooks.stripe.com` : `'none'`}`,
    `connect-src 'self' ${hasCardProvider ? 'https://api.stripe.com' : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${hasCardProvider ? 'https://*.stripe.com' : ''} ${mediaOrigin}`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.map((line) => line.replace(/\s+/g, ' ').trim()).join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // Over plain HTTP browsers ignore the header and log a warning.
    ...(isSecure && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
  };
}
