import type { StaffRole } from '../../common/contract/staff.js';
import { MakeAdmin } from '../../src/modules/auth/use-cases/make-admin.js';
import { MakeOwner } from '../../src/modules/auth/use-cases/make-owner.js';
import type { ApiClient } from './api-client.js';
import { PASSWORD } from './password.js';
import type { TestApp } from './start-test-app.js';

/** A user with an account and a session. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** Calls as this user. */
  readonly api: ApiClient;
}

let made = 0;

/** Signs a new shopper up. */
export async function newUser({ api }: TestApp, name = 'Test User'): Promise<TestUser> {
  const email = `user-${++made}@example.com`;
  const answer = await api.post<{ token: string }>('auth/signup', {
    name,
    email,
    password: PASSWORD,
  });
  if (answer.status !== 201) throw new Error(`no test user: ${answer.body}`);
  const { token } = answer.data;
  const asUser = api.as(token);
  const { data } = await asUser.get<{ _id: string }>('users/user');
  return { id: data._id, email, token, api: asUser };
}

/** Signs a new user up and gives them a staff role. */
export async function newStaff(testApp: TestApp, staffRole: StaffRole): Promise<TestUser> {
  const user = await newUser(testApp, 'Test Staff');
  await testApp.app.get(MakeAdmin, { strict: false }).execute(user.id, undefined, staffRole);
  return user;
}

/** Signs a new user up and makes them an owner. */
export async function newAdmin(testApp: TestApp): Promise<TestUser> {
  const user = await newUser(testApp, 'Test Admin');
  await testApp.app.get(MakeOwner, { strict: false }).execute(user.email);
  return user;
}
