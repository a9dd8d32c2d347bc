import type { Visitor } from './screens.js';

/** What is typed by label, and the errors that stand below the fields then; '' is none. */
export interface Round {
  readonly type: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

export interface FormErrors {
  readonly form: string;
  readonly as: Visitor;
  readonly path: string;
  readonly submit: string;
  /** Boxes that are ticked first. */
  readonly tick?: readonly string[];
  /** The first bad field of the first round, which has the focus then. */
  readonly focus?: string;
  readonly rounds: readonly Round[];
}

const EMAIL = 'Invalid email address';
const SHORT = 'Password must be at least 6 characters';
const LONG = 'Password cannot exceed 100 characters';
const CONFIRM = 'Please confirm your password';
const MISMATCH = 'Passwords do not match';
const a = (length: number) => 'a'.repeat(length);

/** The two rounds of a new password and its confirmation. */
const passwordRounds = (label: string): Round[] => [
  { type: {}, errors: { [label]: SHORT, 'Confirm Password': CONFIRM } },
  {
    type: { [label]: a(101), 'Confirm Password': 'other' },
    errors: { [label]: LONG, 'Confirm Password': MISMATCH },
  },
  {
    type: { [label]: a(100), 'Confirm Password': a(100) },
    errors: { [label]: '', 'Confirm Password': '' },
  },
];

const CHECKOUT_LABELS = [
  'Full Name',
  'Email Address',
  'Phone Number',
  'Street Address',
  'City',
  'State/Province',
  'ZIP Code',
];
const PHONE = { 'Phone Number': 'Enter a valid phone number' };
const ZIP = { 'ZIP Code': 'Enter a valid ZIP code' };
const QUANTITY = 'Quantity must be a whole number from 0 to 1,000,000';
const PRICE = 'Price must be between 0.01 and 999,999.99';

/** Section 5, in the browser: each form is sent after the first round, and looks at each change from then on. */
export const FORM_ERRORS: readonly FormErrors[] = [
  {
    form: 'Registration',
    as: 'guest',
    path: '/register',
    submit: 'Register',
    focus: 'Full Name',
    rounds: [
      {
        type: {},
        errors: {
          'Full Name': 'Full name is required',
          'Email Address': EMAIL,
          Password: SHORT,
          'Confirm Password': CONFIRM,
        },
      },
      {
        type: {
          'Full Name': a(51),
          'Email Address': 'a@example.com',
          Password: a(101),
          'Confirm Password': 'other',
        },
        errors: {
          'Full Name': 'Name is too long',
          'Email Address': '',
          Password: LONG,
          'Confirm Password': MISMATCH,
        },
      },
    ],
  },
  {
    form: 'Login',
    as: 'guest',
    path: '/login',
    submit: 'Login',
    rounds: [
      {
        type: { 'Email Address': 'nobody', Password: 'short' },
        errors: { 'Email Address': EMAIL, Password: SHORT },
      },
      { type: { Password: a(101) }, errors: { Password: LONG } },
    ],
  },
  {
    form: 'Change password',
    as: 'new user',
    path: '/change-password',
    submit: 'Change Password',
    rounds: passwordRounds('New Password').slice(0, 2),
  },
  {
    form: 'Reset password',
    as: 'guest',
    path: '/reset-password?token=some',
    submit: 'Reset Password',
    rounds: passwordRounds('New Password').slice(0, 2),
  },
  {
    form: 'Profile edit',
    as: 'new user',
    path: '/user/profile/edit',
    submit: 'Save Changes',
    focus: 'Full Name',
    rounds: [
      {
        type: { 'Full Name': '', 'Email Address': 'nobody', 'Phone Number': '1234567890' },
        errors: {
          'Full Name': 'Name is required',
          'Email Address': EMAIL,
          Address: '',
          'Phone Number': 'Phone number must be at least 11 characters',
        },
      },
      { type: { 'Full Name': a(51) }, errors: { 'Full Name': 'Name is too long' } },
    ],
  },
  {
    form: 'Checkout',
    as: 'customer',
    path: '/user/checkout',
    submit: 'Proceed to Payment',
    focus: 'Full Name',
    rounds: [
      {
        type: Object.fromEntries(CHECKOUT_LABELS.map((label) => [label, ''])),
        errors: Object.fromEntries(CHECKOUT_LABELS.map((label) => [label, `${label} is required`])),
      },
      {
        type: { 'Email Address': 'nobody', 'Phone Number': '123456789', 'ZIP Code': '123' },
        errors: { 'Email Address': 'Invalid email format', ...PHONE, ...ZIP },
      },
      {
        type: { 'Phone Number': '1234567890123456', 'ZIP Code': '12345678901' },
        errors: { ...PHONE, ...ZIP },
      },
      { type: { 'Phone Number': '12345abcde', 'ZIP Code': '1234a' }, errors: { ...PHONE, ...ZIP } },
      {
        type: { 'Phone Number': '1234567890', 'ZIP Code': '1234' },
        errors: { 'Phone Number': '', 'ZIP Code': '' },
      },
    ],
  },
  {
    form: 'Product',
    as: 'admin',
    submit: 'Add Product',
    tick: ['Add Discount'],
    path: '/admin/dashboard/product-management/add-product',
    focus: 'Name',
    rounds: [
      {
        type: { Price: 'much', Quantity: 'many', Description: 'Too short', Discount: 'half' },
        errors: {
          Name: 'Name is required',
          Price: 'Price must be a number',
          Quantity: 'Quantity must be a number',
          Category: 'Category is required',
          Description: 'Description must be at least 10 characters',
          Discount: 'Price must be a number',
          'Choose images': 'At least one image is required',
        },
      },
      {
        type: { Price: '0', Quantity: '-1', Discount: '100' },
        errors: {
          Price: PRICE,
          Quantity: QUANTITY,
          Discount: 'Discount must be between 0 and 99',
        },
      },
    ],
  },
  {
    form: 'Category',
    as: 'admin',
    submit: 'Add Category',
    path: '/admin/dashboard/category-management/add-category',
    rounds: [{ type: {}, errors: { Title: 'Title is required' } }],
  },
];
