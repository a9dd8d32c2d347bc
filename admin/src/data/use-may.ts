import { useQuery } from '@tanstack/react-query';
import { isAllowed, type Permission, type StaffRole } from '../../../common/contract/staff';
import { call } from './call';

/** The signed-in member of the staff, by whose role the back office shows what they may do. */
export const ownAccess = {
  queryKey: ['own access'],
  queryFn: async () => (await call('GET /api/users/user')).data,
  staleTime: 60_000,
};

/** The own staff role; null until it is loaded. */
export function useStaffRole(): StaffRole | null {
  const { data } = useQuery(ownAccess);
  return data?.staffRole ?? null;
}

/** The own account's id; undefined until it is loaded. */
export function useOwnId(): string | undefined {
  const { data } = useQuery(ownAccess);
  return data?._id;
}

/**
 * Whether the signed-in member may do something: what they may not is not shown. For display only; the server
 * authorizes each call.
 */
export function useMay(permission: Permission | undefined): boolean {
  const role = useStaffRole();
  return permission === undefined || isAllowed(role, permission);
}
