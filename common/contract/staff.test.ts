import { isAllowed, type Permission, permissions, STAFF_ROLES } from './staff.js';

const all = Object.keys(permissions) as Permission[];
const of = (role: (typeof STAFF_ROLES)[number]) => all.filter((one) => isAllowed(role, one));

describe('the permissions of staff', () => {
  it('are all with an owner, and all but the roles of others and security with a manager', () => {
    expect(of('owner')).toEqual(all);
    const owners = ['staff.change', 'settings.security'];
    expect(of('manager')).toEqual(all.filter((one) => !owners.includes(one)));
  });

  it('give no export of people, no settings and no staff to the other roles', () => {
    for (const role of ['support', 'warehouse', 'analyst'] as const) {
      expect(of(role).filter((one) => /export|settings|staff|audit|operations/.test(one))).toEqual(
        [],
      );
    }
  });

  it('let nobody in who has no staff role', () => {
    expect(all.filter((one) => isAllowed(null, one))).toEqual([]);
  });
});
