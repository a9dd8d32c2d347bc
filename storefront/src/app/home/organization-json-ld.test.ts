import { currentSettings } from '../../../../common/contract/current-settings';
import { organizationOf } from './organization-json-ld';

const ORIGIN = 'https://shop.example';
const plain = { name: 'Iron', url: `${ORIGIN}/`, logo: `${ORIGIN}/icon.svg` };

it('describes the shop by its settings', () => {
  const settings = currentSettings({
    phone: '555 0100',
    city: 'Rome',
    country: 'IT',
    facebook: 'https://facebook.com/iron',
    hours: 'Mo-Tu 09:00-17:00',
    returnDays: 14,
    returnShipping: 'shop',
    description: null,
  });
  expect(organizationOf('Iron', ORIGIN, settings)).toEqual({
    '@type': 'OnlineStore',
    ...plain,
    telephone: '555 0100',
    address: { '@type': 'PostalAddress', addressLocality: 'Rome', addressCountry: 'IT' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: '555 0100',
      hoursAvailable: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday'],
          opens: '09:00',
          closes: '17:00',
        },
      ],
    },
    sameAs: ['https://facebook.com/iron'],
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IT',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
  });
});

it('says nothing of what is not set', () => {
  const none = currentSettings({ description: null, returnDays: 0 });
  expect(organizationOf('Iron', ORIGIN, none)).toEqual({ '@type': 'OnlineStore', ...plain });
  expect(organizationOf('Iron', ORIGIN, undefined)).toEqual({ '@type': 'Organization', ...plain });
});
