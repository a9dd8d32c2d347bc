/** Security headers of all responses, pages and API. */
export function commonHeaders(shopUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Over plain HTTP the browser must not be told to upgrade to HTTPS.
    ...(shopUrl.startsWith('https://') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
