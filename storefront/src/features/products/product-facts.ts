import type { Product } from './product';

/** One thing that is told of a product besides its name, text and price. */
interface Fact {
  label: string;
  text: string;
  /** The same as a property of schema.org's `Product`. */
  property: Record<string, unknown>;
}

/** What the product page and the structured data both tell. */
export function productFacts({ category, brand }: Product): Fact[] {
  const { title } = category;
  return [
    { label: 'Category', text: title, property: { category: title } },
    ...(brand
      ? [{ label: 'Brand', text: brand, property: { brand: { '@type': 'Brand', name: brand } } }]
      : []),
  ];
}
