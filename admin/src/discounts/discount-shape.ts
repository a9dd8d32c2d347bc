import type { Schema } from '../../../common/contract/client';
import { normalizedCode } from '../../../common/contract/discount';
import type { Discount } from '../data/records';
import { resources } from '../paths';
import type { FormShape } from '../ui/forms/use-merged-save';

/** What of a code the server counts. */
type Counted = 'uses' | 'lateUses' | 'createdAt';

/** A code in its form. */
export type DiscountFields = Omit<Discount, '_id' | Counted>;

export const emptyDiscount = {
  code: '',
  kind: 'percent',
  percent: null,
  amount: null,
  minimum: null,
  appliesTo: 'all',
  targets: [],
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  isActive: true,
};

export const discountShape: FormShape<Discount, DiscountFields> = {
  resource: resources.discounts,
  toFields: ({ _id, uses, lateUses, createdAt, ...fields }) => fields,
  // The server takes all terms together: a percentage is of no use without its kind.
  toBody: (changes, seen): Schema<'EditDiscountBody'> => {
    const { id: _id, code: _code, ...terms } = { ...seen, ...changes };
    return { ...terms, version: seen.version };
  },
};

/** A new code as it is stored, so that the list shows it as it was sent. */
export const toNewDiscount = ({ code, ...terms }: Record<string, unknown>) => ({
  ...terms,
  code: normalizedCode(String(code ?? '')),
});
