import type { SessionUser } from '../../../common/browser/session';

/** The path of the profile, by role. */
export function profilePath(role: SessionUser['role'] | undefined): string {
  return role === 'admin' ? '/admin/profile' : '/user/profile';
}
