import { PRODUCT_TEXTS, type ProductText, productTexts } from '../../../../common/contract/product';
import type { Product } from './product';

/** One thing that is told of a product besides its name, text and price. */
interface Fact {
  label: string;
  text: string;
  /** The same as a property of schema.org's `Product`. */
  property: Record<string, unknown>;
}

/** What a text is in schema.org, where it is no text there. */
const OBJECTS: Partial<Record<ProductText, (text: string) => object>> = {
  brand: (name) => ({ '@type': 'Brand', name }),
};

/** What the product page and the structured data both tell. */
export function productFacts(product: Product): Fact[] {
  const { title } = product.category;
  const texts = PRODUCT_TEXTS.flatMap((name) => {
    const text = product[name];
    if (!text) return [];
    const property = { [name]: OBJECTS[name]?.(text) ?? text };
    return [{ label: productTexts[name].label, text, property }];
  });
  return [{ label: 'Category', text: title, property: { category: title } }, ...texts];
}
