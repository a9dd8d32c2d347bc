import type { StaffInvitation } from '../domain/staff-invitation.js';
import type { StaffInvitations } from '../ports/staff.js';

const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, seconds));

/** The contract of every store of invitations. `make` returns an empty one in which `ownerId` exists. */
export function staffInvitationsContract(
  make: () => Promise<{
    invitations: StaffInvitations;
    ownerId: string;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const invited = async () => {
    const made = await make();
    const invitation = (number: number): StaffInvitation => ({
      id: `01900000-0000-7000-8000-0000000000d${number}`,
      email: `New${number}@x.test`,
      staffRole: 'support',
      sends: 1,
      invitedBy: made.ownerId,
      sentAt: at(number),
      expiresAt: at(60),
    });
    const add = (number: number, email = `New${number}@x.test`) =>
      made.inTransaction(() =>
        made.invitations.add({ ...invitation(number), email, tokenHash: `token ${number}` }),
      );
    expect(await add(1)).toBe(true);
    return { ...made, invitation, add };
  };

  it('is one for each address, whatever its case', async () => {
    const { invitations, invitation, add } = await invited();
    expect(await add(2, 'NEW1@x.test')).toBe(false);
    expect(await add(3)).toBe(true);
    const page = await invitations.list({ page: 1, limit: 10 });
    expect(page.items).toEqual([invitation(3), invitation(1)]);
    expect(page.total).toBe(2);
    expect((await invitations.list({ page: 2, limit: 1 })).items).toEqual([invitation(1)]);
  });

  it('is found by its newest link until it expires', async () => {
    const { invitations, invitation, inTransaction, ownerId } = await invited();
    const { id } = invitation(1);
    expect(await invitations.find(id)).toEqual(invitation(1));
    expect(await invitations.findByToken('token 1', at(59))).toEqual(invitation(1));
    expect(await invitations.findByToken('token 1', at(60))).toBeUndefined();
    const sending = { sends: 2, invitedBy: ownerId, sentAt: at(9), expiresAt: at(99) };
    const again = { ...sending, tokenHash: 'second' };
    expect(await inTransaction(() => invitations.sendAgain(id, again))).toBe(true);
    expect(await invitations.findByToken('token 1', at(10))).toBeUndefined();
    expect(await invitations.findByToken('second', at(98))).toEqual({
      ...invitation(1),
      ...sending,
    });
  });

  it('ends for an address, whatever its case, and for no other', async () => {
    const { invitations, invitation, add, inTransaction } = await invited();
    await add(2);
    await inTransaction(() => invitations.endOf('nEW1@x.test'));
    await inTransaction(() => invitations.endOf('new3@x.test'));
    expect((await invitations.list({ page: 1, limit: 10 })).items).toEqual([invitation(2)]);
  });

  it('ends once', async () => {
    const { invitations, invitation, inTransaction } = await invited();
    const { id } = invitation(1);
    expect(await inTransaction(() => invitations.end(id))).toBe(true);
    expect(await inTransaction(() => invitations.end(id))).toBe(false);
    expect(await invitations.find(id)).toBeUndefined();
  });
}
