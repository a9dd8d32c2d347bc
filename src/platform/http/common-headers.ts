/** Security headers of every answer in a browser, be it a page or the API's. */
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
