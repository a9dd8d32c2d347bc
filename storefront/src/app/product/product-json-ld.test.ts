import { eachText } from '../../../../common/contract/product';
import { currentSettings } from '../../../../common/contract/current-settings';
import type { Product } from '../../features/products/product';
import type { Shop } from '../../features/shop/api';
import { jsonLdOf } from './product-json-ld';

const bell: Product = {
  _id: '1',
  name: 'Kettlebell 16 kg',
  description: 'Cast iron with a wide handle',
  price: 50,
  hasDiscount: true,
  discount: 10,
  finalPrice: 45,
  images: ['/media/bell.webp'],
  srcset: [[]],
  quantity: 3,
  category: { _id: '2', title: 'Strength' },
  featured: false,
  ...eachText(() => null),
  weightGrams: null,
  taxClass: 'standard',
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
};
const dataOf = (changes: Partial<Product>) =>
  jsonLdOf({ ...bell, ...changes }, 'https://shop.test');

it('offers a product for the price that is paid', () => {
  expect(dataOf({})).toMatchObject({
    sku: '1',
    image: ['https://shop.test/media/bell.webp'],
    offers: { price: '45.00', availability: 'https://schema.org/InStock' },
  });
  expect(dataOf({ quantity: 0 }).offers.availability).toBe('https://schema.org/OutOfStock');
});

it('names the brand where there is one', () => {
  expect(dataOf({ brand: 'Ironside' })).toMatchObject({
    brand: { '@type': 'Brand', name: 'Ironside' },
  });
  expect(dataOf({})).not.toHaveProperty('brand');
});

describe('the offer of a product', () => {
  const settings = currentSettings({ country: 'IT', returnDays: 14, returnShipping: 'shop' });
  const flat = { price: 7.95, freeFrom: null, steps: null, daysFrom: 2, daysTo: 4 };
  const offerOf = (methods: Shop['delivery']['methods'], changes: Partial<Product> = {}) =>
    jsonLdOf({ ...bell, ...changes }, 'https://shop.test', {
      settings,
      delivery: { isFree: false, freeFrom: null, methods },
    }).offers;
  const ratesOf = (offer: object) =>
    'shippingDetails' in offer
      ? (offer.shippingDetails as { shippingRate: { value: string } }[]).map(
          ({ shippingRate }) => shippingRate.value,
        )
      : [];

  it('is of new goods, which may be sent back and are delivered as the settings say', () => {
    expect(offerOf([flat])).toMatchObject({
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IT',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      },
      shippingDetails: [
        {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: '7.95', currency: 'USD' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IT' },
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: { minValue: 0, maxValue: 0, unitCode: 'DAY' },
            transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' },
          },
        },
      ],
    });
  });

  it('is delivered for what one unit costs', () => {
    const freeFrom = { ...flat, freeFrom: 45 };
    expect(ratesOf(offerOf([freeFrom]))).toEqual(['0.00']);
    expect(ratesOf(offerOf([freeFrom], { finalPrice: 44.99 }))).toEqual(['7.95']);
    const steps = [
      { upToGrams: 1_000, price: 5 },
      { upToGrams: 20_000, price: 19.5 },
    ];
    const byWeight = { ...flat, price: null, steps };
    expect(ratesOf(offerOf([byWeight, flat], { weightGrams: 1_001 }))).toEqual(['19.50', '7.95']);
    for (const weightGrams of [null, 20_001]) {
      expect(offerOf([byWeight], { weightGrams })).not.toHaveProperty('shippingDetails');
    }
  });

  it('promises no days and no returns that the shop does not', () => {
    const [details] = offerOf([{ ...flat, daysFrom: null, daysTo: null }]).shippingDetails ?? [];
    expect(details).not.toHaveProperty('deliveryTime');
    const none = currentSettings({ returnDays: 0 });
    const { offers } = jsonLdOf(bell, 'https://shop.test', { settings: none });
    expect(offers).not.toHaveProperty('hasMerchantReturnPolicy');
    expect(offers).not.toHaveProperty('shippingDetails');
  });
});
