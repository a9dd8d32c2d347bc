import type { PublicShopSettings } from '../../../../common/contract/shop-settings';

/**
 * The shop's returns as schema.org describes them; undefined with a window of no days, which is no policy: goods go back
 * only while they are on their way.
 */
export function returnPolicyOf({ returnDays, returnShipping, country }: PublicShopSettings) {
  if (returnDays === 0) return undefined;
  const fees = returnShipping === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility';
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: `https://schema.org/${fees}`,
  };
}
