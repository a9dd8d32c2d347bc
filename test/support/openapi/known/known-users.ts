import {
  accepted,
  type KnownRequests,
  type KnownShop,
  mailedToken,
  newEmail,
  newUser,
} from './known-shop.js';
import { addAuthenticator } from '../../totp.js';

const withUser = async (shop: KnownShop) => ({ fields: { id: (await newUser(shop)).id } });

/** A manager. */
async function newMember(shop: KnownShop) {
  const user = await newUser(shop);
  await accepted(shop.admin.api.put(`users/make-admin?id=${user.id}`));
  return user;
}

/** Invites an address to the staff. Returns the id of the invitation. */
async function invite({ admin }: KnownShop, email: string): Promise<string> {
  await accepted(admin.api.post('staff/invitations', { email, staffRole: 'support' }));
  const path = 'staff/invitations?limit=100';
  const all = await accepted(admin.api.get<{ _id: string; email: string }[]>(path));
  return all.find((one) => one.email === email)!._id;
}

const withInvitation = async (shop: KnownShop) => ({
  fields: { id: await invite(shop, newEmail()) },
});

/** The token of an invitation to an address. */
async function invitationToken(shop: KnownShop, email: string): Promise<string> {
  await invite(shop, email);
  return mailedToken(shop, email, 'join');
}

async function newNote(shop: KnownShop) {
  const { api } = shop.admin;
  const { id } = await newUser(shop);
  await accepted(api.post(`customers/${id}/notes`, { text: 'Calls often' }));
  const { notes } = await accepted(api.get<{ notes: { _id: string }[] }>(`customers/${id}`));
  return { id, noteId: notes[0]!._id };
}

/** The staff and the customers. */
export const knownUsers: KnownRequests = {
  'PUT users/make-admin': withUser,
  'POST users/{id}/block': withUser,
  'POST users/{id}/log-out': withUser,
  'POST users/{id}/unblock': async (shop) => {
    const { id } = await newUser(shop);
    await accepted(shop.admin.api.post(`users/${id}/block`));
    return { fields: { id } };
  },
  'PUT staff/{id}': async (shop) => ({
    fields: { id: (await newMember(shop)).id, staffRole: 'support' },
  }),
  'DELETE staff/{id}': async (shop) => ({ fields: { id: (await newMember(shop)).id } }),
  'DELETE staff/{id}/factors': async (shop) => {
    const member = await newMember(shop);
    await addAuthenticator(member);
    return { fields: { id: member.id } };
  },
  'POST staff/invitations': async () => ({ fields: { email: newEmail() } }),
  'POST staff/invitations/{id}/resend': withInvitation,
  'DELETE staff/invitations/{id}': withInvitation,
  'POST auth/invitation': async (shop) => ({
    fields: { token: await invitationToken(shop, newEmail()) },
  }),
  'POST auth/invitation/accept': async (shop) => ({
    fields: { token: await invitationToken(shop, newEmail()) },
  }),
  'POST auth/invitation/join': async (shop) => {
    const { email, token } = await newUser(shop);
    return { fields: { token: await invitationToken(shop, email) }, token };
  },
  'GET customers/{id}': withUser,
  'GET customers/{id}/orders': withUser,
  'GET customers/{id}/emails': withUser,
  'POST customers/{id}/notes': withUser,
  'DELETE customers/{id}/notes/{noteId}': async (shop) => ({ fields: await newNote(shop) }),
  'POST customers/{id}/export': withUser,
  'POST customers/{id}/erase': withUser,
  'POST customers/erase-address': async () => ({ fields: { email: newEmail() } }),
};
