import type { Schema } from '../../../common/contract/client';
import type { TaxRate } from '../data/records';
import { resources } from '../paths';
import type { FormShape } from '../ui/forms/use-merged-save';

/** A rate in its form; a state of '' is the whole country. */
export type TaxRateFields = Omit<TaxRate, '_id' | 'state'> & { state: string };

export const taxShape: FormShape<TaxRate, TaxRateFields> = {
  resource: resources.taxes,
  toFields: ({ _id, state, ...rate }) => ({ ...rate, state: state ?? '' }),
  toBody: (changes, { version }): Schema<'EditTaxRateBody'> => {
    const { name, country, state, taxClass, percent, taxesDelivery } = changes;
    return { name, country, state, taxClass, percent, taxesDelivery, version };
  },
};
