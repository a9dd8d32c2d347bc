import type { Product } from '../../features/products/product';
import { productFacts } from '../../features/products/product-facts';
import type { Shop } from '../../features/shop/api';
import { returnPolicyOf } from '../head/return-policy';
import { shippingDetailsOf } from './shipping-details';

/** What the structured data of a product says of the shop; settings are missing until they have loaded. */
type Offering = Partial<Pick<Shop, 'settings' | 'delivery'>>;

/**
 * A product as schema.org describes one, and Google's merchant listings ask for. `origin` is the shop's address, without
 * a slash at its end.
 */
export function jsonLdOf(product: Product, origin: string, { settings, delivery }: Offering = {}) {
  const returns = settings && returnPolicyOf(settings);
  const shipping =
    settings && delivery ? shippingDetailsOf(product, delivery.methods, settings.country) : [];
  const url = `${origin}/products/${product._id}`;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product._id,
    ...Object.fromEntries(
      productFacts(product).flatMap(({ property }) => Object.entries(property)),
    ),
    image: product.images.map((path) => new URL(path, origin || undefined).href),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: product.finalPrice.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      // The shop has no field for the condition: it sells new goods.
      itemCondition: 'https://schema.org/NewCondition',
      ...(returns && { hasMerchantReturnPolicy: returns }),
      ...(shipping.length > 0 && { shippingDetails: shipping }),
    },
  };
}
