import { z } from 'zod';
import { MOST_PICTURES } from './product';

const DEAREST = 999_999.99;
const MOST_UNITS = 1_000_000;
const LONGEST_NAME = 200;
const LONGEST_DESCRIPTION = 10_000;

/** Reads what was typed as a number; what is none gets the text. */
const number = (text: string) =>
  z
    .string()
    .trim()
    .refine((typed) => typed !== '' && Number.isFinite(Number(typed)), text)
    .transform(Number);

const range = 'Price must be between 0.01 and 999,999.99';
const price = number('Price must be a number').pipe(
  z
    .number()
    .min(0.01, range)
    .max(DEAREST, range)
    .refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), {
      error: 'Price can have at most two decimals',
    }),
);

const units = 'Quantity must be a whole number from 0 to 1,000,000';
const quantity = number('Quantity must be a number').pipe(
  z.number().int(units).min(0, units).max(MOST_UNITS, units),
);

const percent = 'Discount must be between 0 and 99';
const discount = number('Price must be a number').pipe(
  z.number().int(percent).min(0, percent).max(99, percent),
);

/**
 * The product form, with the texts of the API. What is typed are strings; what comes out is fit to be
 * sent. Without its box the discount is 0, whatever stands in the hidden field.
 */
export const productSchema = z
  .object({
    name: z.string().trim().min(1, 'Name is required').max(LONGEST_NAME, 'Name is too long'),
    price,
    quantity,
    category: z.string().min(1, 'Category is required'),
    description: z
      .string()
      .trim()
      .min(10, 'Description must be at least 10 characters')
      .max(LONGEST_DESCRIPTION, 'Description is too long'),
    featured: z.boolean(),
    images: z
      .array(z.string())
      .min(1, 'At least one image is required')
      .max(MOST_PICTURES, 'You can upload a maximum of 3 images'),
  })
  .and(
    z.discriminatedUnion('hasDiscount', [
      z.object({ hasDiscount: z.literal(true), discount }),
      z.object({ hasDiscount: z.literal(false), discount: z.string().transform(() => 0) }),
    ]),
  );

export type ProductInput = z.input<typeof productSchema>;
export type ProductOutput = z.output<typeof productSchema>;
