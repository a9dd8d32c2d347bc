import type { PublicShopSettings } from '../../../../common/contract/shop-settings';
import { parseOpeningHours, WEEKDAYS } from '../../../../common/format/opening-hours';
import { returnPolicyOf } from '../head/return-policy';

/** The shop as schema.org describes one. `origin` is its address, without a slash at its end. */
export function organizationOf(
  name: string,
  origin: string,
  settings: PublicShopSettings | undefined,
) {
  const organization = { name, url: `${origin}/`, logo: `${origin}/icon.svg` };
  if (!settings) return { '@type': 'Organization', ...organization };
  const { description, email, phone, facebook, twitter, instagram, linkedin } = settings;
  const links = [facebook, twitter, instagram, linkedin].filter(Boolean);
  return present({
    '@type': 'OnlineStore',
    ...organization,
    description,
    email,
    telephone: phone,
    address: addressOf(settings),
    contactPoint: contactPointOf(settings),
    sameAs: links.length > 0 ? links : null,
    hasMerchantReturnPolicy: returnPolicyOf(settings) ?? null,
  });
}

function addressOf({ street, city, region, postalCode, country }: PublicShopSettings) {
  if (!street && !city) return null;
  return present({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  });
}

function contactPointOf({ phone, email, hours }: PublicShopSettings) {
  if (!phone && !email) return null;
  const open = hours ? parseOpeningHours(hours) : undefined;
  return present({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: phone,
    email,
    hoursAvailable:
      open?.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => WEEKDAYS[day]),
        opens,
        closes,
      })) ?? null,
  });
}

/** The properties that have a value. */
const present = (properties: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null));
