import type { Product } from '../../features/products/product';
import type { Shop } from '../../features/shop/api';

type Method = Shop['delivery']['methods'][number];
type Delivered = Pick<Product, 'finalPrice' | 'weightGrams'>;

/**
 * What delivery of one unit into the country of the shop costs and takes, as schema.org describes it: one for each
 * method that the unit can go by.
 */
export function shippingDetailsOf(
  product: Delivered,
  methods: readonly Method[],
  country: string,
): object[] {
  return methods.flatMap((method) => {
    const price = priceOf(method, product);
    if (price === undefined) return [];
    return {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: price.toFixed(2), currency: 'USD' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      ...deliveryTimeOf(method),
    };
  });
}

/** In dollars; undefined where one unit cannot go by the method. The server prices orders: `deliveryPriceCents`. */
function priceOf(
  { price, freeFrom, steps }: Method,
  { finalPrice, weightGrams }: Delivered,
): number | undefined {
  if (steps) {
    return weightGrams === null
      ? undefined
      : steps.find(({ upToGrams }) => weightGrams <= upToGrams)?.price;
  }
  return freeFrom !== null && finalPrice >= freeFrom ? 0 : (price ?? undefined);
}

/** The shop promises the days from the order to its delivery, which search engines add up from two spans. */
function deliveryTimeOf({ daysFrom, daysTo }: Method): object {
  if (daysFrom === null || daysTo === null) return {};
  return {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 0),
      transitTime: days(daysFrom, daysTo),
    },
  };
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});
