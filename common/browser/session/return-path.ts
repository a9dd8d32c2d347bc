const ADMIN = '/admin/dashboard';
const NOWHERE = 'http://shop.invalid';

/**
 * Where a user may be sent back to after signing in: a page of this shop, or the fallback. Another
 * host never gets through, however it is disguised, nor do the API and the login page itself.
 */
export function safeReturnPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback;
  // The browser drops control characters and reads a backslash as a slash: neither is in our paths.
  if (/[\\\p{Cc}]/u.test(value)) return fallback;
  const url = parse(value);
  if (!url || url.origin !== NOWHERE || url.pathname.startsWith('//')) return fallback;
  if (isBelow(url.pathname, '/api') || isBelow(url.pathname, '/login')) return fallback;
  return url.pathname + url.search + url.hash;
}

/** The login page's address that carries the way back across the change of application. */
export function loginPath(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`;
}

/** Whether a path is drawn by the admin's bundle, so that a full page load is needed to get there. */
export function isAdminApp(path: string): boolean {
  return isBelow(parse(path)?.pathname ?? '', ADMIN);
}

function parse(path: string): URL | null {
  return URL.canParse(path, NOWHERE) ? new URL(path, NOWHERE) : null;
}

function isBelow(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}
