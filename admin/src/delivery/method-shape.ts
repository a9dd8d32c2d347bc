import type { Schema } from '../../../common/contract/client';
import type { DeliveryMethod } from '../data/records';
import { resources } from '../paths';
import type { FormShape } from '../ui/forms/use-merged-save';
import { priceText } from './delivery-texts';

/** A method in its form. */
export type MethodFields = Omit<DeliveryMethod, '_id'>;

/** The price of a method that is added. */
export const emptyPrice: DeliveryMethod['price'] = {
  kind: 'flat',
  amount: 0,
  freeFrom: null,
  steps: [{ upToGrams: 1_000, price: 0 }],
};

export const methodShape: FormShape<DeliveryMethod, MethodFields> = {
  resource: resources.deliveryMethods,
  toFields: ({ _id, price, ...method }) => ({
    ...method,
    // A row to fill in, should the method be priced by weight.
    price: { ...price, steps: price.steps ?? emptyPrice.steps },
  }),
  toBody: (changes, { version }): Schema<'EditDeliveryMethodBody'> => {
    const { name, price, daysFrom, daysTo, isActive } = changes;
    return { name, price, daysFrom, daysTo, isActive, version };
  },
};

const isPrice = (value: unknown): value is DeliveryMethod['price'] =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** A field of a method where two admins have changed it. */
export function shownMethodField(_field: string, value: unknown): string {
  if (isPrice(value)) return priceText(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null ? 'Empty' : String(value);
}
