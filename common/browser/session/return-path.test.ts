import { isAdminApp, loginPath, safeReturnPath } from './return-path';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/user/cart',
    '/products?sort=asc&page=2#top',
    '/admin/dashboard/order-management/7',
  ])('leads to %s', (path) => expect(safeReturnPath(path)).toBe(path));

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n//evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    ' /products',
    'products',
    '',
    '/api/auth/logout',
    '/login?from=/login',
    undefined,
    null,
    { pathname: '/products' },
  ])('never leads to %p', (value) => expect(safeReturnPath(value, '/home')).toBe('/home'));
});

describe('loginPath', () => {
  it('carries the way back so that it can be read again', () => {
    const from = '/admin/dashboard/order-management?page=2&filter={"status":"pending"}';
    const query = new URL(loginPath(from), 'http://shop.test').searchParams;
    expect(safeReturnPath(query.get('from'))).toContain('/admin/dashboard/order-management?page=2');
    expect(query.get('from')).toBe(from);
  });
});

describe('isAdminApp', () => {
  it.each([
    ['/admin/dashboard', true],
    ['/admin/dashboard/order-management/7?x=1', true],
    ['/admin/profile', false],
    ['/admin/dashboards', false],
    ['/products', false],
  ])('%s: %s', (path, expected) => expect(isAdminApp(path)).toBe(expected));
});
