import type { Schema } from '../../../common/contract/client';
import type { Product } from '../data/records';
import { resources } from '../paths';
import type { FormShape } from '../ui/forms/use-merged-save';

/** A product in its form: the category by id. */
type ProductFields = Omit<Product, 'category'> & { category: string };

/**
 * A product in its form. An edit sends only what was changed, with the version and the stock the admin saw, so that
 * neither another admin's edit nor a sale in the meantime is overwritten.
 */
export const productShape: FormShape<Product, ProductFields> = {
  resource: resources.products,
  toFields: (product) => ({ ...product, category: product.category._id }),
  toBody: (changes, { quantity, version }): Schema<'EditProductBody'> => ({
    ...changes,
    ...(changes.quantity !== undefined && { baseQuantity: quantity }),
    version,
  }),
};
