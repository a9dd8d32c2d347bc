import { customersFixture } from '../testing/customers-fixture.js';
import { EraseAddress } from './erase-address.js';

const BOSS = { id: 'boss' };

function shop() {
  const fixture = customersFixture();
  const { unitOfWork, accounts, registry, auditLog, ids } = fixture;
  return {
    ...fixture,
    eraseAddress: new EraseAddress(unitOfWork, accounts, registry, auditLog, ids),
  };
}

it('asks every source for what is held by it and by no account, and does not name it', async () => {
  const { eraseAddress, cart, orders, erasures, auditLog, accounts } = shop();
  await eraseAddress.execute('bob@x.test', BOSS);
  const subject = { userId: expect.any(String) as string, emails: ['bob@x.test'] };
  expect([cart.erased, orders.erased]).toEqual([[subject], [subject]]);
  expect(accounts.rows.has(cart.erased[0]!.userId)).toBe(false);
  expect(erasures.rows.size).toBe(0);
  expect(auditLog.entries).toEqual([
    {
      actor: BOSS,
      action: 'customers.erase-address',
      subject: 'an address without an account',
    },
  ]);
});

it('is refused for that of an account, whose customer is erased instead', async () => {
  const { eraseAddress, cart, auditLog } = shop();
  await expect(eraseAddress.execute('Ann@x.test', BOSS)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'address_of_account',
    data: { userId: 'ann' },
    message: 'This address belongs to an account. Erase the data on the page of its customer.',
  });
  expect([cart.erased, auditLog.entries]).toEqual([[], []]);
});
