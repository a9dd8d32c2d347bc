import { newOrder } from './known-checkout.js';
import { accepted, type KnownRequests, type KnownShop } from './known-shop.js';

async function versionOf({ admin }: KnownShop): Promise<number> {
  return (await accepted(admin.api.get<{ version: number }>('settings'))).version;
}

/** They would close the back office to its admin, or ask for a login of the last minutes. */
const SECURITY = {
  staffSecondFactor: undefined,
  reauthRefundAbove: undefined,
  reauthExports: undefined,
  reauthRoleChanges: undefined,
};

interface Id {
  readonly _id: string;
}

/** The settings, the audit log and the documents of orders. */
export const knownSettings: KnownRequests = {
  'PUT settings': async (shop) => ({
    fields: {
      ...SECURITY,
      version: await versionOf(shop),
      country: 'US',
      timeZone: 'UTC',
      email: 'shop@example.com',
      phone: '+1 (555) 010-0199',
      hours: 'Mo-Fr 09:00-17:00',
      facebook: 'https://www.facebook.com',
      twitter: 'https://twitter.com',
      instagram: 'https://www.instagram.com',
      linkedin: 'https://www.linkedin.com',
      returnDays: 30,
      taxInPrices: 'excluded',
    },
  }),
  'POST settings/restore': async (shop) => {
    const version = await versionOf(shop);
    return { fields: { restore: 1, version } };
  },
  'GET audit': async () => ({ fields: { sort: 'at' } }),
  'GET audit/security': async () => ({ fields: { sort: 'at' } }),
  'GET invoices/order/{orderId}': async (shop) => ({
    fields: { orderId: (await newOrder(shop))._id },
  }),
  'GET invoices/{id}/file.pdf': async (shop) => {
    const { _id: order } = await newOrder(shop);
    const [invoice] = await accepted(shop.user.api.get<Id[]>(`invoices/order/${order}`));
    return { fields: { id: invoice!._id } };
  },
};
