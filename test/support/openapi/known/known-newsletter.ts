import { DAY_MS } from '../../../../src/kernel/time.js';
import {
  accepted,
  type KnownRequests,
  type KnownShop,
  mailedToken,
  newEmail,
  newId,
} from './known-shop.js';

const TEXT = { subject: 'Sale', preview: 'This week', body: '# Sale' };

export const newCampaign = ({ admin }: KnownShop) =>
  newId(admin.api.post('newsletter/campaigns', TEXT));

/** Asks for the newsletter, in a shop with double opt-in. Returns the token of the confirmation. */
async function confirmToken(shop: KnownShop, email: string): Promise<string> {
  await accepted(shop.guest.post('newsletter/subscribe', { email }));
  return mailedToken(shop, email, 'newsletter/confirm');
}

/** Subscribes somebody. Returns the email address. */
async function newSubscriber(shop: KnownShop): Promise<string> {
  const email = newEmail();
  const token = await confirmToken(shop, email);
  await accepted(shop.guest.put(`newsletter/confirm?token=${encodeURIComponent(token)}`));
  return email;
}

const withUnsubscribe = async (shop: KnownShop) => ({
  fields: { token: await mailedToken(shop, await newSubscriber(shop), 'newsletter/unsubscribe') },
});
const withCampaign = async (shop: KnownShop) => ({ fields: { id: await newCampaign(shop) } });

interface Message {
  readonly _id: string;
}

/** A message to the shop. */
async function newMessage({ guest, admin }: KnownShop): Promise<string> {
  const email = newEmail();
  const message = { name: 'Ann', email, subject: 'Hours', message: 'When?' };
  await accepted(guest.post('contact', message));
  const path = `contact/messages?searchTerm=${email}`;
  const [found] = await accepted(admin.api.get<Message[]>(path));
  return found!._id;
}

/** The newsletter, its campaigns, and messages to the shop. */
export const knownNewsletter: KnownRequests = {
  'POST newsletter/subscribe': async () => ({ fields: { email: newEmail() } }),
  'PUT newsletter/cancel-subscription': async (shop) => ({
    fields: { email: await newSubscriber(shop) },
  }),
  'PUT newsletter/confirm': async (shop) => ({
    fields: { token: await confirmToken(shop, newEmail()) },
  }),
  'GET newsletter/unsubscribe': withUnsubscribe,
  'PUT newsletter/unsubscribe': withUnsubscribe,
  'POST newsletter/unsubscribe': withUnsubscribe,
  'POST newsletter/campaigns': async () => ({ fields: TEXT }),
  'GET newsletter/campaigns/{id}': withCampaign,
  'DELETE newsletter/campaigns/{id}': withCampaign,
  'GET newsletter/campaigns/{id}/preview': withCampaign,
  'GET newsletter/campaigns/{id}/recipients': withCampaign,
  'POST newsletter/campaigns/{id}/test': withCampaign,
  'PUT newsletter/campaigns/{id}': async (shop) => ({
    fields: { ...TEXT, id: await newCampaign(shop), version: 1 },
  }),
  'PUT newsletter/campaigns/{id}/state': async (shop) => {
    const sendAt = new Date(Date.now() + 100 * DAY_MS).toISOString();
    return { fields: { id: await newCampaign(shop), state: 'scheduled', sendAt, version: 1 } };
  },
  'GET contact/messages/{id}': async (shop) => ({ fields: { id: await newMessage(shop) } }),
  'POST contact/messages/{id}/answers': async (shop) => ({
    fields: { id: await newMessage(shop), version: 1 },
  }),
  'PUT contact/messages/{id}/state': async (shop) => ({
    fields: { id: await newMessage(shop), state: 'closed', version: 1 },
  }),
};
