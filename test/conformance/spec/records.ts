/** Section 3: the fields of each record, as the API answers them. A record may have more fields than these. */

const TEXT = expect.any(String) as string;
const NUMBER = expect.any(Number) as number;
const ID = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
/** A dollar amount with at most two decimals. */
const DOLLARS = NUMBER;

export const listOf = (...records: readonly object[]): unknown =>
  expect.arrayContaining(records.map((one) => expect.objectContaining(one) as object));

export const CATEGORY = { _id: ID, title: TEXT, icon: TEXT };

export const PRODUCT = {
  _id: ID,
  name: TEXT,
  description: TEXT,
  price: DOLLARS,
  hasDiscount: expect.any(Boolean) as boolean,
  discount: NUMBER,
  finalPrice: DOLLARS,
  images: [TEXT],
  quantity: NUMBER,
  category: { _id: ID, title: TEXT },
};

export const CART_ITEM = {
  _id: ID,
  quantity: NUMBER,
  product: { _id: ID, name: TEXT, price: DOLLARS, images: [TEXT] },
};

export const CUSTOMER_DETAILS = {
  fullName: TEXT,
  email: TEXT,
  phone: TEXT,
  address: TEXT,
  city: TEXT,
  state: TEXT,
  zip: TEXT,
};

export const ORDER = {
  _id: ID,
  createdAt: TIME,
  transactionId: TEXT,
  status: TEXT,
  totalPrice: DOLLARS,
  shippingCharge: 0,
  products: [
    {
      _id: TEXT,
      productId: ID,
      name: TEXT,
      price: DOLLARS,
      quantity: NUMBER,
      subtotal: DOLLARS,
      image: TEXT,
    },
  ],
  customerDetails: CUSTOMER_DETAILS,
  user: { name: TEXT, email: TEXT },
};

export const USER = { _id: ID, name: TEXT, email: TEXT, role: TEXT };
/** With what a user adds to the profile later. */
export const FULL_USER = { ...USER, address: TEXT, phone: TEXT, image: TEXT };

export const SUBSCRIBER = { _id: ID, email: TEXT, status: TEXT };
export const TESTIMONIAL = { name: TEXT, title: TEXT, image: TEXT, feedback: TEXT };
export const GALLERY_IMAGE = { url: TEXT };

export const STATS = {
  totalUsers: { total: NUMBER, admin: NUMBER, user: NUMBER },
  totalProducts: { uniqueProducts: NUMBER, totalStockUnits: NUMBER },
  pendingShipments: NUMBER,
};

export const REVENUE = {
  _id: { day: DAY },
  dailyRevenue: DOLLARS,
  weeklyRevenue: DOLLARS,
  monthlyRevenue: DOLLARS,
};

export const SHOP = {
  currency: 'usd',
  limits: { imagesPerProduct: 3, lowStock: 10, smallestOrder: 0.5, largestOrder: 999_999.99 },
  payment: { publishableKey: TEXT },
  demo: null,
};
