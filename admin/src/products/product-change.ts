import type { ProductInput, ProductOutput } from './product-schema';
import type { Product } from '../data/records';

/** A product as its form shows it. */
export function inputOf(product: Product): ProductInput {
  const { name, price, quantity, category, description, featured, images } = product;
  return {
    name,
    price: String(price),
    quantity: String(quantity),
    category: category._id,
    description,
    featured,
    images,
    hasDiscount: product.hasDiscount,
    discount: product.hasDiscount ? String(product.discount) : '',
  };
}

/**
 * What an edit sends: only what was changed, with the version and the stock the admin saw, so that
 * neither another admin's edit nor a sale in the meantime is overwritten.
 */
export function changeOf(seen: Product, product: ProductOutput): Record<string, unknown> {
  const before: Record<string, unknown> = { ...seen, category: seen.category._id };
  const changed = Object.entries(product).filter(
    ([name, value]) => name !== 'hasDiscount' && !isSame(value, before[name]),
  );
  const base = changed.some(([name]) => name === 'quantity') && { baseQuantity: seen.quantity };
  return { ...Object.fromEntries(changed), ...base, version: seen.version };
}

/** The fields of the form that somebody else has changed since the product was seen. */
export function changedFields(seen: Product, now: Product): string[] {
  const [before, after] = [Object.entries(inputOf(seen)), inputOf(now)];
  return before
    .filter(([name, value]) => !isSame(value, after[name as keyof ProductInput]))
    .map(([name]) => (name === 'hasDiscount' ? 'discount' : name))
    .filter((name, index, names) => names.indexOf(name) === index);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
