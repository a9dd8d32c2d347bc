import type { Schema } from '../../../common/contract/client';

const AT = '2026-03-02T10:00:00.000Z';

/** The owner of the shop, whom the back office of a test belongs to. */
export const OWNER: Schema<'User'> = {
  _id: 'owner',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  role: 'admin',
  staffRole: 'owner',
  address: null,
  phone: null,
  image: null,
  createdAt: AT,
  blockedAt: null,
  erasedAt: null,
};

export const shopper = (given: Partial<Schema<'User'>> = {}): Schema<'User'> => ({
  ...OWNER,
  _id: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  role: 'user',
  staffRole: null,
  ...given,
});

export const category = (given: Partial<Schema<'Category'>> = {}): Schema<'Category'> => ({
  _id: 'benches',
  title: 'Benches',
  icon: null,
  srcset: [],
  productCount: 1,
  version: 1,
  createdAt: AT,
  ...given,
});

export const product = (given: Partial<Schema<'Product'>> = {}): Schema<'Product'> => ({
  _id: 'flat-bench',
  name: 'Flat Bench',
  description: 'A bench of steel that carries 300 kg.',
  price: 120,
  finalPrice: 120,
  hasDiscount: false,
  discount: 0,
  images: ['/images/bench.webp'],
  srcset: [[{ width: 400, url: '/images/bench-400.webp' }]],
  quantity: 3,
  category: { _id: 'benches', title: 'Benches' },
  featured: false,
  brand: null,
  weightGrams: null,
  taxClass: 'standard',
  version: 1,
  createdAt: AT,
  ...given,
});

export const subscriber = (given: Partial<Schema<'Subscriber'>> = {}): Schema<'Subscriber'> => ({
  _id: 'subscriber',
  email: 'ada@example.com',
  status: 'active',
  createdAt: AT,
  ...given,
});

/** A paid order of one line that waits to be shipped. */
export const order = (given: Partial<Schema<'Order'>> = {}): Schema<'Order'> => ({
  _id: 'order-1001',
  number: 1001,
  status: 'pending',
  paymentStatus: 'paid',
  actions: ['shipped', 'canceled'],
  createdAt: AT,
  transactionId: 'pi_1001',
  totalPrice: 250,
  shippingCharge: 10,
  products: [
    {
      _id: 'line-1',
      productId: 'flat-bench',
      name: 'Flat Bench',
      price: 120,
      quantity: 2,
      unshipped: 2,
      subtotal: 240,
      image: null,
      srcset: [],
    },
  ],
  customerDetails: {
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+1 555 0100',
    address: '1 Analytical Way',
    city: 'Springfield',
    state: 'IL',
    zip: '62701',
  },
  user: { _id: 'ada', name: 'Ada Lovelace', email: 'ada@example.com' },
  parcels: [],
  history: [],
  unsentEmails: [],
  refunds: [],
  refundable: {
    total: 250,
    delivery: 10,
    lines: [],
  },
  ...given,
});

/** A shop in the United States without demo or announcement. */
export const SHOP: Schema<'Shop'> = {
  needsOwner: false,
  name: 'VIGOR',
  currency: 'usd',
  limits: {
    imagesPerProduct: 10,
    imageBytes: 5_000_000,
    smallestOrder: 0.5,
    largestOrder: 100_000,
    lowStock: 10,
    resetLinkMs: 600_000,
  },
  settings: {
    name: 'VIGOR',
    description: null,
    country: 'US',
    timeZone: 'UTC',
    email: null,
    phone: null,
    street: null,
    city: null,
    region: null,
    postalCode: null,
    hours: null,
    facebook: null,
    twitter: null,
    instagram: null,
    linkedin: null,
    returnDays: 30,
    returnShipping: 'customer',
    handlingDays: null,
    answerDays: null,
    taxInPrices: 'excluded',
    legalName: null,
    taxIds: null,
    lowStockThreshold: 10,
  },
  delivery: { isFree: true, freeFrom: null, methods: [] },
  pages: [],
  announcement: null,
  previewImage: null,
  payment: { publishableKey: 'pk_test', isTestMode: false, apiBase: null, scriptUrl: null },
  demo: null,
};

/** The settings of that shop. */
export const settings = (): Schema<'Settings'> => ({
  ...SHOP.settings,
  _id: 'settings',
  version: 1,
  staffSecondFactor: 'optional',
  reauthRefundAbove: null,
  reauthExports: 'off',
  reauthRoleChanges: 'off',
  operator: [],
});

/** The `meta` of a list whose rows are all on its first page. */
export const listMeta = (total = 1, didYouMean: string[] = []) => ({
  page: 1,
  limit: 25,
  total,
  totalIsExact: true,
  didYouMean,
});

/** The `meta` of the orders. */
export const orderMeta = (total = 1) => ({
  ...listMeta(total),
  counts: { pending: total, shipped: 0, delivered: 0, canceled: 0, returned: 0 },
});
