import type { Known } from './calls/call.js';
import type { Route } from './routes.js';

/** One field gone wrong and its text: `[what replaces part of a good form, field, text]`. */
export type Case = readonly [given: object, field: string, text: string];

/** A form, as it is sent when all is well, and what is refused with 400. */
export interface Form {
  readonly name: string;
  readonly route: Route;
  readonly as: 'guest' | 'user' | 'admin';
  readonly good: (known: Known) => object;
  /** Where the fields of the form stand in the body, if not at its top. */
  readonly within?: string;
  readonly cases: readonly Case[];
  /** The fields that an empty form is refused for, in their order. */
  readonly required?: readonly string[];
  readonly inAnyOrder?: true;
}

const a = (length: number) => 'a'.repeat(length);

const EMAIL = 'Invalid email address';
const SHORT = 'Password must be at least 6 characters';
const LONG = 'Password cannot exceed 100 characters';
const CONFIRM = 'Please confirm your password';
const MISMATCH = 'Passwords do not match';
const PHONE = 'Enter a valid phone number';
const ZIP = 'Enter a valid ZIP code';
const QUANTITY = 'Quantity must be a whole number from 0 to 1,000,000';
const PRICE = 'Price must be between 0.01 and 999,999.99';

const emailCases = [undefined, '', 'ann', 'ann@', 'a b@x.test', 5, `${a(300)}@x.test`].map(
  (email): Case => [{ email }, 'email', EMAIL],
);
const passwordCases: readonly Case[] = [
  [{ password: undefined }, 'password', SHORT],
  [{ password: 123456 }, 'password', SHORT],
  [{ password: a(5) }, 'password', SHORT],
  [{ password: a(101) }, 'password', LONG],
];
const SECRET = 'secret words';

/** Section 5. Beside its texts those of the decisions where it names no limit. */
export const FORMS: readonly Form[] = [
  {
    name: 'Registration',
    route: 'POST auth/signup',
    as: 'guest',
    good: () => ({
      name: 'Ann',
      email: 'new@x.test',
      password: SECRET,
      confirmPassword: SECRET,
    }),
    cases: [
      [{ name: undefined }, 'name', 'Full name is required'],
      [{ name: '   ' }, 'name', 'Full name is required'],
      [{ name: { a: 1 } }, 'name', 'Full name is required'],
      [{ name: a(51) }, 'name', 'Name is too long'],
      ...emailCases,
      [{ password: undefined, confirmPassword: undefined }, 'password', SHORT],
      [{ password: a(5), confirmPassword: a(5) }, 'password', SHORT],
      [{ password: a(101), confirmPassword: a(101) }, 'password', LONG],
      [{ confirmPassword: '' }, 'confirmPassword', CONFIRM],
      [{ confirmPassword: 'another' }, 'confirmPassword', MISMATCH],
    ],
    required: ['name', 'email', 'password'],
  },
  {
    name: 'Login',
    route: 'POST auth/login',
    as: 'guest',
    good: () => ({ email: 'new@x.test', password: SECRET }),
    cases: [...emailCases, ...passwordCases],
    required: ['email', 'password'],
  },
  {
    name: 'Change password',
    route: 'POST auth/change-password',
    as: 'user',
    good: ({ password }) => ({
      oldPassword: password,
      newPassword: 'a new one',
      confirmPassword: 'a new one',
    }),
    cases: [
      [{ newPassword: a(5), confirmPassword: a(5) }, 'newPassword', SHORT],
      [{ newPassword: a(101), confirmPassword: a(101) }, 'newPassword', LONG],
      [{ confirmPassword: undefined }, 'confirmPassword', CONFIRM],
      [{ confirmPassword: '' }, 'confirmPassword', CONFIRM],
      [{ confirmPassword: 'another' }, 'confirmPassword', MISMATCH],
      // Any string: it is compared with the stored one.
      [{ oldPassword: undefined }, 'oldPassword', 'The old password is not correct'],
      [{ oldPassword: 'x' }, 'oldPassword', 'The old password is not correct'],
    ],
  },
  {
    name: 'Reset password',
    route: 'POST auth/reset-password',
    as: 'guest',
    good: () => ({ token: 'some', password: SECRET }),
    cases: passwordCases,
  },
  {
    name: 'Forgotten password',
    route: 'POST auth/forgot-password',
    as: 'guest',
    good: () => ({ email: 'new@x.test' }),
    cases: emailCases,
    required: ['email'],
  },
  {
    name: 'Checkout',
    route: 'POST payment',
    as: 'user',
    within: 'customerDetails',
    good: () => ({
      amount: 49.99,
      customerDetails: {
        fullName: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '0123456789',
        address: '1 Main Street',
        city: 'London',
        state: 'LDN',
        zip: '1234',
      },
    }),
    cases: [
      [{ fullName: '' }, 'fullName', 'Full Name is required'],
      [{ email: '' }, 'email', 'Email Address is required'],
      [{ email: 'ada' }, 'email', 'Invalid email format'],
      [{ phone: '' }, 'phone', 'Phone Number is required'],
      [{ phone: '123456789' }, 'phone', PHONE],
      [{ phone: '1234567890123456' }, 'phone', PHONE],
      [{ phone: '012-345-6789' }, 'phone', PHONE],
      [{ address: '' }, 'address', 'Street Address is required'],
      [{ city: '' }, 'city', 'City is required'],
      [{ state: '' }, 'state', 'State/Province is required'],
      [{ zip: '' }, 'zip', 'ZIP Code is required'],
      [{ zip: '123' }, 'zip', ZIP],
      [{ zip: '12345678901' }, 'zip', ZIP],
      [{ zip: 'AB12' }, 'zip', ZIP],
    ],
    required: ['fullName', 'email', 'phone', 'address', 'city', 'state', 'zip'],
  },
  {
    name: 'Profile edit',
    route: 'PUT users',
    as: 'user',
    good: () => ({}),
    cases: [
      [{ name: '' }, 'name', 'Name is required'],
      [{ name: null }, 'name', 'Name is required'],
      [{ name: a(51) }, 'name', 'Name is too long'],
      ...emailCases.slice(1),
      [{ phone: '1234567890' }, 'phone', 'Phone number must be at least 11 characters'],
      [{ phone: 12345678901 }, 'phone', 'Phone number must be at least 11 characters'],
      [{ address: a(301) }, 'address', 'Address is too long'],
      [{ image: 'https://elsewhere.test/a.png' }, 'image', 'Image not found'],
    ],
  },
  {
    name: 'Product',
    route: 'POST products/create-product',
    as: 'admin',
    good: ({ category, image }) => ({
      name: 'Kettlebell 16 kg',
      price: 49.99,
      quantity: 10,
      category,
      description: 'Cast iron with a wide handle',
      images: [image],
    }),
    cases: [
      [{ name: ' ' }, 'name', 'Name is required'],
      [{ price: 'dear' }, 'price', 'Price must be a number'],
      [{ price: 1.005 }, 'price', 'Price can have at most two decimals'],
      [{ price: 0 }, 'price', PRICE],
      [{ price: 1_000_000 }, 'price', PRICE],
      [{ category: undefined }, 'category', 'Category is required'],
      [{ description: 'too short' }, 'description', 'Description must be at least 10 characters'],
      [{ quantity: 'some' }, 'quantity', 'Quantity must be a number'],
      [{ quantity: -1 }, 'quantity', QUANTITY],
      [{ quantity: 1.5 }, 'quantity', QUANTITY],
      [{ discount: 'half' }, 'discount', 'Price must be a number'],
      [{ discount: 100 }, 'discount', 'Discount must be between 0 and 99'],
      [{ images: [] }, 'images', 'At least one image is required'],
      [{ images: ['a', 'b', 'c', 'd'] }, 'images', 'You can upload a maximum of 3 images'],
      [{ images: ['https://evil.test/a.png'] }, 'images', 'Each file must be an image'],
      [{ images: [`/media/${'0'.repeat(32)}.png`] }, 'images', 'Each file must be an image'],
    ],
    required: ['name', 'price', 'quantity', 'category', 'description', 'images'],
    inAnyOrder: true,
  },
  {
    name: 'Product edit and restock',
    route: 'PUT products/{id}',
    as: 'admin',
    good: () => ({}),
    cases: [
      [{ images: ['a', 'b', 'c', 'd'] }, 'images', 'Cannot upload more than 3 images'],
      [{ quantity: -1 }, 'quantity', QUANTITY],
      [{ quantity: 1_000_001 }, 'quantity', QUANTITY],
      [{ quantity: 'some' }, 'quantity', 'Quantity must be a number'],
    ],
  },
  {
    name: 'Category',
    route: 'POST categories/create-category',
    as: 'admin',
    good: () => ({ title: 'Mobility' }),
    cases: [[{ title: ' ' }, 'title', 'Title is required']],
    required: ['title'],
  },
  {
    name: 'Newsletter',
    route: 'POST newsletter/subscribe',
    as: 'guest',
    good: () => ({ email: 'reader@x.test' }),
    cases: [[{ email: 'nonsense' }, 'email', EMAIL]],
    required: ['email'],
  },
  {
    name: 'Contact',
    route: 'POST contact',
    as: 'guest',
    good: () => ({ name: 'Ann', email: 'ann@x.test', subject: 'Hello', message: 'How are you?' }),
    cases: [],
    required: ['name', 'email', 'subject', 'message'],
  },
];

/** Sections 5 and 9: what lies on a limit is taken. */
export const ON_THE_LIMIT: readonly (Pick<Form, 'route' | 'as'> & { send: object })[] = [
  {
    route: 'POST auth/signup',
    as: 'guest',
    send: { name: a(50), email: 'long@x.test', password: a(100) },
  },
  {
    route: 'POST auth/signup',
    as: 'guest',
    send: { name: 'B', email: 'short@x.test', password: a(6) },
  },
  { route: 'PUT users', as: 'user', send: { name: a(50), phone: '12345678901' } },
  { route: 'PUT products/{id}', as: 'admin', send: { description: a(10), discount: 99 } },
  { route: 'PUT products/{id}', as: 'admin', send: { quantity: 1_000_000, price: 0.01 } },
];
