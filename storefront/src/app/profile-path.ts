import type { SessionUser } from '../../../common/browser/session';

/** Where a user's own data stands, by role. */
export function profilePath(role: SessionUser['role'] | undefined): string {
  return role === 'admin' ? '/admin/profile' : '/user/profile';
}
