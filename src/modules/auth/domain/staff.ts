import type { StaffRole } from '../../../../common/contract/staff.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { LastOwner } from './auth-errors.js';

/** An account with a staff role. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly staffRole: StaffRole;
}

/**
 * The member whose role is to change; null takes the role away.
 * @throws NotFound where nobody of the staff has the id
 * @throws LastOwner where nobody else would be owner
 */
export function memberToChange(
  staff: readonly StaffMember[],
  id: string,
  to: StaffRole | null,
): StaffMember {
  const member = staff.find((one) => one.id === id);
  if (!member) throw new NotFound('Staff member');
  const owners = staff.filter(({ staffRole }) => staffRole === 'owner');
  if (to !== 'owner' && owners.length === 1 && owners[0] === member) throw new LastOwner();
  return member;
}
