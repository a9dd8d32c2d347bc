import type { StaffRole } from '../../../common/contract/staff';
import { call } from '../data/call';

export const changeStaffRole = (id: string, staffRole: StaffRole) =>
  call('PUT /api/staff/{id}', { path: { id }, body: { staffRole } });

export const removeStaffMember = (id: string) => call('DELETE /api/staff/{id}', { path: { id } });

export const removeStaffFactors = (id: string) =>
  call('DELETE /api/staff/{id}/factors', { path: { id } });

export const inviteStaff = (email: string, staffRole: StaffRole) =>
  call('POST /api/staff/invitations', { body: { email, staffRole } });

export const resendInvitation = (id: string) =>
  call('POST /api/staff/invitations/{id}/resend', { path: { id } });

export const withdrawInvitation = (id: string) =>
  call('DELETE /api/staff/invitations/{id}', { path: { id } });
