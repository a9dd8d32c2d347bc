/** Security headers of every response, pages and API. */
export function commonHeaders(shopUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Over plain http the browser must not be told to come by https from now on.
    ...(shopUrl.startsWith('https://') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
