import { authFixture } from '../testing/auth-fixture.js';
import { EnsureUser } from './ensure-user.js';

async function shop() {
  const fixture = await authFixture();
  const { unitOfWork, users, passwords, ids, clock } = fixture;
  return { ...fixture, ensure: new EnsureUser(unitOfWork, users, passwords, ids, clock) };
}

it('an account is created where there is none', async () => {
  const { ensure, users, hasPassword } = await shop();
  const admin = {
    name: 'Boss',
    email: 'boss@x.test',
    staffRole: 'owner',
    password: 'known',
  } as const;
  const id = await ensure.execute(admin);
  expect(await users.find(id)).toMatchObject({ name: 'Boss', role: 'admin', staffRole: 'owner' });
  expect(await hasPassword(id, 'known')).toBe(true);
  expect(await ensure.execute(admin)).toBe(id);
});

it('an account that exists is left as it is', async () => {
  const { ensure, users, ann, hasPassword } = await shop();
  const other = {
    name: 'Other',
    email: 'ANN@x.test',
    staffRole: 'owner',
    password: 'other',
  } as const;
  expect(await ensure.execute(other)).toBe('ann');
  expect(await users.find('ann')).toEqual(ann);
  expect(await hasPassword('ann', 'secret')).toBe(true);
});
