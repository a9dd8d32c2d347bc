import { Money } from '../../../../kernel/money.js';
import type { NewProduct, ProductEdit } from '../../domain/product.js';
import type { EditProductBody, NewProductBody } from './product.body.js';

/** The product form in the units of the domain. */
export function newProductOf(body: NewProductBody): NewProduct {
  return {
    name: body.name,
    description: body.description,
    priceCents: Money.ofDollars(body.price).cents,
    discount: body.discount ?? 0,
    categoryId: body.category,
    images: body.images,
    featured: body.featured ?? false,
    quantity: body.quantity,
  };
}

/** What was sent of the product form; what was not is absent. */
export function productEditOf(body: EditProductBody): ProductEdit {
  const edit = {
    name: body.name,
    description: body.description,
    priceCents: body.price === undefined ? undefined : Money.ofDollars(body.price).cents,
    discount: body.discount ?? undefined,
    categoryId: body.category,
    images: body.images ?? undefined,
    featured: body.featured ?? undefined,
    quantity: body.quantity,
    baseQuantity: body.baseQuantity ?? undefined,
    version: body.version ?? undefined,
  };
  return Object.fromEntries(
    Object.entries(edit).filter(([, value]) => value !== undefined),
  ) as ProductEdit;
}
