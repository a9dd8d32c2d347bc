import { newStaff, newUser, type TestUser } from '../../support/test-users.js';
import { addAuthenticator } from '../../support/totp.js';
import type { TestApp } from '../../support/start-test-app.js';

/** A call that writes, and the subject of its audit entry or its beginning. */
export interface AuditedCall {
  readonly call: () => Promise<{ status: number; body: string }>;
  readonly subject: string;
}

/** A route by which an admin writes, and the one audit entry that it leaves. */
export interface AuditedWrite {
  readonly what: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly prepare: () => Promise<AuditedCall>;
}

const email: unknown = expect.any(String);
const time: unknown = expect.any(String);
const subjectOf = ({ id }: TestUser) => `person ${id}`;

let addresses = 0;
const nextAddress = () => `invited-${++addresses}@example.com`;

/** Invites somebody to the staff; returns the id of the invitation. */
async function newInvitation({ api }: TestUser): Promise<string> {
  const address = nextAddress();
  await api.post('staff/invitations', { email: address, staffRole: 'support' });
  const { data } = await api.get<{ _id: string; email: string }[]>('staff/invitations');
  const found = data.find((one) => one.email === address);
  if (!found) throw new Error(`${address} was not invited`);
  return found._id;
}

/** The routes that give and take the roles of staff, and block accounts. */
export const staffWrites = (
  shop: () => TestApp,
  admin: () => TestUser,
): Readonly<Record<string, AuditedWrite>> => ({
  'PUT users/make-admin': {
    what: 'users.make-admin',
    before: { email, role: 'user' },
    after: { email, role: 'admin', staffRole: 'manager' },
    prepare: async () => {
      const user = await newUser(shop());
      const call = () => admin().api.put(`users/make-admin?id=${user.id}`);
      return { call, subject: subjectOf(user) };
    },
  },
  'POST users/{id}/block': {
    what: 'users.block',
    before: { blockedAt: null },
    after: { blockedAt: time },
    prepare: async () => {
      const user = await newUser(shop());
      return { call: () => admin().api.post(`users/${user.id}/block`), subject: subjectOf(user) };
    },
  },
  'POST users/{id}/unblock': {
    what: 'users.unblock',
    before: { blockedAt: time },
    after: { blockedAt: null },
    prepare: async () => {
      const user = await newUser(shop());
      await admin().api.post(`users/${user.id}/block`);
      return { call: () => admin().api.post(`users/${user.id}/unblock`), subject: subjectOf(user) };
    },
  },
  'POST users/{id}/log-out': {
    what: 'users.log-out',
    before: { sessions: 1 },
    after: { sessions: 0 },
    prepare: async () => {
      const user = await newUser(shop());
      return { call: () => admin().api.post(`users/${user.id}/log-out`), subject: subjectOf(user) };
    },
  },
  'DELETE users/{id}/factors': {
    what: 'users.remove-factors',
    before: { email, factors: ['totp', 'recovery_code'] },
    after: { email, factors: [] },
    prepare: async () => {
      const user = await newUser(shop());
      await addAuthenticator(user);
      const call = () => admin().api.delete(`users/${user.id}/factors`);
      return { call, subject: subjectOf(user) };
    },
  },
  'PUT staff/{id}': {
    what: 'staff.change-role',
    before: { email, staffRole: 'analyst' },
    after: { email, staffRole: 'support' },
    prepare: async () => {
      const member = await newStaff(shop(), 'analyst');
      const call = () => admin().api.put(`staff/${member.id}`, { staffRole: 'support' });
      return { call, subject: subjectOf(member) };
    },
  },
  'POST staff/invitations': {
    what: 'staff.invite',
    before: null,
    after: { email, staffRole: 'support' },
    prepare: async () => {
      const body = { email: nextAddress(), staffRole: 'support' };
      return { call: () => admin().api.post('staff/invitations', body), subject: 'invitation ' };
    },
  },
  'POST staff/invitations/{id}/resend': {
    what: 'staff.invite-again',
    before: { email, staffRole: 'support' },
    after: { email, staffRole: 'support' },
    prepare: async () => {
      const id = await newInvitation(admin());
      const call = () => admin().api.post(`staff/invitations/${id}/resend`);
      return { call, subject: `invitation ${id}` };
    },
  },
  'DELETE staff/invitations/{id}': {
    what: 'staff.withdraw-invitation',
    before: { email, staffRole: 'support' },
    after: null,
    prepare: async () => {
      const id = await newInvitation(admin());
      const call = () => admin().api.delete(`staff/invitations/${id}`);
      return { call, subject: `invitation ${id}` };
    },
  },
  'DELETE staff/{id}/factors': {
    what: 'staff.remove-factors',
    before: { email, factors: ['totp', 'recovery_code'] },
    after: { email, factors: [] },
    prepare: async () => {
      const member = await newStaff(shop(), 'analyst');
      await addAuthenticator(member);
      const call = () => admin().api.delete(`staff/${member.id}/factors`);
      return { call, subject: subjectOf(member) };
    },
  },
  'DELETE staff/{id}': {
    what: 'staff.remove',
    before: { email, role: 'admin', staffRole: 'analyst' },
    after: { email, role: 'user', staffRole: null },
    prepare: async () => {
      const member = await newStaff(shop(), 'analyst');
      return { call: () => admin().api.delete(`staff/${member.id}`), subject: subjectOf(member) };
    },
  },
});
