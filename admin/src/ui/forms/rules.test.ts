import type { Validator } from 'react-admin';
import { categoryRules } from '../../../../common/contract/category';
import { productRules } from '../../../../common/contract/product';
import { atLeast, atMost, dollars, filled, wholeNumber } from './rules';

const { name, description, price, discount, quantity, category, images } = productRules;

const rules: Record<string, Validator[]> = {
  name: [filled(name.required), atMost(name.max, name.tooLong)],
  price: dollars(price),
  quantity: wholeNumber(quantity),
  category: [filled(category.required)],
  description: [
    atLeast(description.min, description.tooShort),
    atMost(description.max, description.tooLong),
  ],
  images: [filled(images.required)],
  discount: wholeNumber(discount),
  title: [filled(categoryRules.title.required)],
};

/** What is said of a value, by the first that finds something. */
const said = (field: string, value: unknown): unknown =>
  rules[field]?.map((rule) => rule(value, {}, {})).find(Boolean);

it.each([
  ['name', ' ', 'Name is required'],
  ['name', null, 'Name is required'],
  ['name', 'x'.repeat(201), 'Name is too long'],
  ['price', null, 'Price must be a number'],
  ['price', 'cheap', 'Price must be a number'],
  ['price', 0, 'Price must be between 0.01 and 999,999.99'],
  ['price', 1.999, 'Price can have at most two decimals'],
  ['quantity', 'many', 'Quantity must be a number'],
  ['quantity', 1.5, 'Quantity must be a whole number from 0 to 1,000,000'],
  ['quantity', -1, 'Quantity must be a whole number from 0 to 1,000,000'],
  ['category', '', 'Category is required'],
  ['description', 'short', 'Description must be at least 10 characters'],
  ['images', [], 'At least one image is required'],
  ['discount', 'half', 'Price must be a number'],
  ['discount', 100, 'Discount must be between 0 and 99'],
  ['title', undefined, 'Title is required'],
])('%s %j: %s', (field, value, text) => expect(said(field, value)).toBe(text));

it.each([
  ['name', 'x'.repeat(200)],
  ['price', 59.9],
  ['price', 999_999.99],
  ['quantity', 0],
  ['description', 'Ten letters'],
  ['images', ['/a.webp']],
  ['discount', 99],
])('%s %j is good', (field, value) => expect(said(field, value)).toBeUndefined());
