import { ROLE_MATRIX } from '../integration/shop/role-matrix.js';

export type ScanRole = 'guest' | 'user' | 'admin';

/** Who gets furthest with a route: a guest where it is public. */
export function roleFor(route: string): ScanRole {
  const allowed = ROLE_MATRIX[route]!;
  if (allowed === 'public' || allowed === 'cookie') return 'guest';
  return allowed === 'admin' ? 'admin' : 'user';
}
