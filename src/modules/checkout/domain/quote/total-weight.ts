/** The weight of a purchase in grams; null where a product has none. */
export function totalWeight(
  lines: readonly { readonly productId: string; readonly quantity: number }[],
  products: readonly { readonly id: string; readonly weightGrams: number | null }[],
): number | null {
  const byId = new Map(products.map(({ id, weightGrams }) => [id, weightGrams]));
  return lines.reduce<number | null>((total, { productId, quantity }) => {
    const grams = byId.get(productId) ?? null;
    return total === null || grams === null ? null : total + grams * quantity;
  }, 0);
}
