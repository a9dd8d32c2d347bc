import { isAllowed, type StaffRole } from '../../../../common/contract/staff.js';
import { NotAllowed, NotFound } from '../../../kernel/domain-error.js';
import { LastOwner, OwnAccount } from './auth-errors.js';

/** An account with a staff role. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly staffRole: StaffRole;
  readonly blockedAt: Date | null;
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
  if (to !== 'owner') checkOwnerRemains(staff, member);
  return member;
}

/** @throws LastOwner where nobody else is an owner who may log in */
function checkOwnerRemains(staff: readonly StaffMember[], leaving: StaffMember): void {
  const others = staff.filter((one) => one !== leaving && isUnblockedOwner(one));
  if (isUnblockedOwner(leaving) && others.length === 0) throw new LastOwner();
}

/** Whether it is the account of an owner who may log in. */
export const isUnblockedOwner = ({
  staffRole,
  blockedAt,
}: {
  readonly staffRole: StaffRole | null;
  readonly blockedAt: Date | null;
}): boolean => staffRole === 'owner' && blockedAt === null;

/** Who acts on the account of somebody else. */
export interface StaffActor {
  readonly id: string;
  readonly staffRole: StaffRole | null;
}

/** Accounts of staff are for those who may change staff. @throws NotAllowed */
export function checkMayManage(
  actor: StaffActor,
  account: { readonly staffRole: StaffRole | null },
): void {
  if (account.staffRole && !isAllowed(actor.staffRole, 'staff.change')) throw new NotAllowed();
}

/**
 * That an account may be blocked.
 * @throws OwnAccount @throws NotAllowed
 * @throws LastOwner where nobody else is an owner who may log in
 */
export function checkMayBlock(
  actor: StaffActor,
  account: { readonly id: string; readonly staffRole: StaffRole | null },
  staff: readonly StaffMember[],
): void {
  if (account.id === actor.id) throw new OwnAccount();
  checkMayManage(actor, account);
  const member = staff.find(({ id }) => id === account.id);
  if (member) checkOwnerRemains(staff, member);
}
