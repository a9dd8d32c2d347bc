const ADMIN = '/admin/dashboard';
const NOWHERE = 'http://shop.invalid';

/**
 * Returns a safe path to return to after login: a page of this shop, or the fallback. URLs of other
 * hosts, however disguised, the API and the login page are rejected.
 */
export function safeReturnPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback;
  // Browsers drop control characters and read a backslash as a slash; our paths contain neither.
  if (/[\\\p{Cc}]/u.test(value)) return fallback;
  const url = parse(value);
  if (!url || url.origin !== NOWHERE || url.pathname.startsWith('//')) return fallback;
  if (isBelow(url.pathname, '/api') || isBelow(url.pathname, '/login')) return fallback;
  return url.pathname + url.search + url.hash;
}

/** The URL of the login page with the return path, which survives the change of application. */
export function loginPath(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`;
}

/** Whether the admin's bundle serves a path, so that navigation needs a full page load. */
export function isAdminApp(path: string): boolean {
  return isBelow(parse(path)?.pathname ?? '', ADMIN);
}

function parse(path: string): URL | null {
  return URL.canParse(path, NOWHERE) ? new URL(path, NOWHERE) : null;
}

function isBelow(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}
