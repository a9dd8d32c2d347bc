import { z } from 'zod';
import { productRules } from '../../../common/contract/product';

const { name, description, price, discount, quantity, category, images } = productRules;

/** Reads what was typed as a number; what is none gets the text. */
const number = (text: string) =>
  z
    .string()
    .trim()
    .refine((typed) => typed !== '' && Number.isFinite(Number(typed)), text)
    .transform(Number);

/** An amount in dollars and cents within the bounds of a rule. */
const dollars = ({ min, max, decimals, ...texts }: typeof price) =>
  number(texts.notANumber).pipe(
    z
      .number()
      .min(min, texts.outOfRange)
      .max(max, texts.outOfRange)
      .refine((value) => Number(value.toFixed(decimals)) === value, texts.tooManyDecimals),
  );

/** A whole number within the bounds of a rule. */
const whole = ({ min, max, notANumber, outOfRange }: typeof quantity | typeof discount) =>
  number(notANumber).pipe(z.number().int(outOfRange).min(min, outOfRange).max(max, outOfRange));

/**
 * The product form. What is typed are strings; what comes out is fit to be sent. Without its box the discount is 0, whatever stands in the hidden field.
 */
export const productSchema = z
  .object({
    name: z.string().trim().min(1, name.required).max(name.max, name.tooLong),
    price: dollars(price),
    quantity: whole(quantity),
    category: z.string().min(1, category.required),
    description: z
      .string()
      .trim()
      .min(description.min, description.tooShort)
      .max(description.max, description.tooLong),
    featured: z.boolean(),
    images: z.array(z.string()).min(images.min, images.required).max(images.max, images.tooMany),
  })
  .and(
    z.discriminatedUnion('hasDiscount', [
      z.object({ hasDiscount: z.literal(true), discount: whole(discount) }),
      z.object({ hasDiscount: z.literal(false), discount: z.string().transform(() => 0) }),
    ]),
  );

export type ProductInput = z.input<typeof productSchema>;
export type ProductOutput = z.output<typeof productSchema>;
