/** Who looks: a guest, somebody new, somebody with orders and a cart, an admin. */
export type Visitor = 'guest' | 'new user' | 'customer' | 'admin';

/** A screen and what the specification says stands on it. Texts are meant whole, unless they are patterns. */
export interface Screen {
  /** `{product}` is the id of some product, `{category}`, `{order}` likewise. */
  readonly path: string;
  readonly as: Visitor;
  readonly headings?: readonly string[];
  readonly texts?: readonly (string | RegExp)[];
  readonly buttons?: readonly (string | RegExp)[];
  /** By name, with the path they lead to. */
  readonly links?: Readonly<Record<string, string>>;
  /** By label, with the attributes that matter. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly images?: readonly string[];
  readonly columns?: readonly string[];
}

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const EMAIL = { type: 'email' };
const PASSWORD = { type: 'password' };

/** Sections 2.1, 2.5 to 2.10, 2.12. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  ...['/', '/home'].map((path): Screen => ({
    path,
    as: 'guest',
    headings: [
      'Unleash Your Potential',
      'Product Categories',
      'Featured Products',
      'On Sale',
      'Latest Products',
      'Best Selling',
      'Why Choose Our Products',
      'What Our Customers Say',
      'Image Gallery',
      'High Quality',
      'Affordable Pricing',
      'Eco-Friendly',
      'Expert Support',
      'Durability',
      'Wide Range of Options',
    ],
    texts: ['Transform Your Fitness Journey', /^Sale: \d+%$/, 'View Details'],
    links: { 'Shop Now': '/products' },
    buttons: [/^Add .+ to cart$/, /^Previous/, /^Next/],
    images: ['A man holding a dumbbell'],
  })),
  {
    path: '/products',
    as: 'guest',
    headings: ['Discover Our Premium Products'],
    buttons: ['Clear Filters', 'Previous', 'Next', /^Categories/],
    texts: ['Select categories'],
    fields: {
      Search: {},
      'Minimum price': { type: 'range', min: '0', max: '100000' },
      'Maximum price': { type: 'range', min: '0', max: '100000' },
      'Sort by': {},
    },
  },
  {
    path: '/products?searchTerm=zzzzqqqq',
    as: 'guest',
    headings: ['No Products Found'],
  },
  {
    path: '/products/{product}',
    as: 'guest',
    headings: ['Similar Products'],
    texts: [
      'Discover Your Perfect Product',
      /^Category: .+$/,
      /^Available: \d+$/,
      /^\$\d[\d,]*\.\d\d$/,
    ],
    buttons: ['Add To Cart', 'Decrease quantity', 'Increase quantity'],
  },
  {
    path: '/about',
    as: 'guest',
    headings: [
      'About Us',
      'Our Mission',
      'Our Commitment to Your Success',
      'FAQs',
      'Quality Equipment',
      'Customer Focused',
      'Trusted by Athletes',
      'Start Strong',
      'Stay Consistent',
      'Achieve Your Goals',
    ],
  },
  {
    path: '/contact',
    as: 'guest',
    headings: ['Send Us a Message'],
    fields: {
      Name: { required: '' },
      Email: { required: '', ...EMAIL },
      Subject: { required: '' },
      Message: { required: '' },
    },
  },
  {
    path: '/register',
    as: 'guest',
    headings: ['Join the VIGOR community'],
    fields: {
      'Full Name': {},
      'Email Address': EMAIL,
      Password: PASSWORD,
      'Confirm Password': PASSWORD,
    },
    buttons: ['Show password', 'Register'],
    links: { Login: '/login' },
  },
  {
    path: '/login',
    as: 'guest',
    fields: { 'Email Address': EMAIL, Password: PASSWORD },
    buttons: ['Login', 'Login As Admin', 'Login As User'],
    links: {
      'Forgotten your password ?': '/forget-password',
      'Create an account': '/register',
    },
  },
  {
    path: '/forget-password',
    as: 'guest',
    fields: { 'Email Address': EMAIL },
    buttons: ['Send Reset Link'],
  },
  {
    path: '/reset-password?token=some',
    as: 'guest',
    fields: { 'New Password': PASSWORD, 'Confirm Password': PASSWORD },
    buttons: ['Reset Password'],
  },
  {
    path: '/newsletter/unsubscribe?token=some',
    as: 'guest',
    buttons: ['Unsubscribe'],
  },
];

/** Sections 2.1 and 2.7: they answer with 404. */
export const MISSING_SCREENS: readonly Screen[] = [
  { path: '/nowhere', as: 'guest', headings: ['404'], links: { 'Back to Home': '/' } },
  { path: `/products/${UNKNOWN}`, as: 'guest', texts: ['Error loading product details.'] },
];

/** Sections 2.2, 2.11, 2.12. */
export const USER_SCREENS: readonly Screen[] = [
  {
    path: '/user/profile',
    as: 'new user',
    headings: ['Recent Orders'],
    texts: ['No recent orders found.'],
    links: {
      'Edit name': '/user/profile/edit',
      'Edit email': '/user/profile/edit',
      'Add address': '/user/profile/edit',
      'Add phone': '/user/profile/edit',
      'Change Password': '/change-password',
    },
    buttons: ['Change Photo'],
    fields: { 'Profile photo': { accept: '.png,.jpg,.jpeg' } },
  },
  {
    path: '/user/profile/edit',
    as: 'new user',
    headings: ['Edit Profile'],
    fields: { 'Full Name': {}, 'Email Address': EMAIL, Address: {}, 'Phone Number': {} },
    buttons: ['Save Changes'],
  },
  {
    path: '/user/cart',
    as: 'new user',
    headings: ['Cart Items'],
    texts: ['Your cart is empty.'],
    links: { 'Shop Now': '/products' },
  },
  {
    path: '/user/orders',
    as: 'new user',
    headings: ['My Orders'],
    texts: ['You have not placed any orders yet.'],
  },
  {
    path: '/change-password',
    as: 'new user',
    fields: { 'Old Password': PASSWORD, 'New Password': PASSWORD, 'Confirm Password': PASSWORD },
    buttons: ['Change Password'],
  },
  {
    path: '/user/profile',
    as: 'customer',
    texts: [/^#?1\d{5}$/, /^\d{4}-\d\d-\d\d$/, /^\$\d[\d,]*\.\d\d$/],
  },
  {
    path: '/user/cart',
    as: 'customer',
    headings: ['Cart Items'],
    texts: ['Subtotal', 'Delivery Charge', '$0.00', 'Total', /^Stock: \d+$/, 'Remove'],
    buttons: [/^Decrease quantity/, /^Increase quantity/, 'Proceed to Checkout'],
  },
  {
    path: '/user/checkout',
    as: 'customer',
    headings: ['Billing details', 'Shipping address', 'Order summary'],
    texts: ['Subtotal', 'Delivery Charge', '$0.00', 'Total'],
    fields: {
      'Full Name': {},
      'Email Address': EMAIL,
      'Phone Number': {},
      'Street Address': {},
      City: {},
      'State/Province': {},
      'ZIP Code': {},
      'Card number': {},
    },
    buttons: ['Proceed to Payment'],
  },
  {
    path: '/user/orders',
    as: 'customer',
    headings: ['My Orders'],
    texts: ['Preparing for delivery', /^\d{4}-\d\d-\d\d$/, /^pi_\w+$/, '$0.00'],
    buttons: [/^Show details of order/],
  },
];
