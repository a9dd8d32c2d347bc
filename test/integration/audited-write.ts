import { newStaff, newUser, type TestUser } from '../support/test-users.js';
import type { TestApp } from '../support/start-test-app.js';

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
