import { useMemo, useState } from 'react';
import { DEFAULT_FORMAT_COUNTRY } from '../../../../common/contract/address-format';
import { checkoutApi } from './api';
import { formRules } from './customer-details';

/**
 * The country of the form, and the rules of its addresses.
 * @param countries where the shop delivers to
 * @param initial the country that was chosen before a reload
 */
export function useAddressRules(countries: readonly string[], initial: string | undefined) {
  const [chosen, choose] = useState(initial);
  const isServed = chosen !== undefined && countries.includes(chosen);
  const country = (isServed ? chosen : countries[0]) ?? DEFAULT_FORMAT_COUNTRY;
  const { data: format } = checkoutApi.useGetAddressFormatQuery(country, {
    skip: country === DEFAULT_FORMAT_COUNTRY,
  });
  const rules = useMemo(() => formRules(country, format), [country, format]);
  return {
    country,
    rules,
    /** Whether there are several to choose from. */
    isAsked: countries.length > 1,
    choose,
  };
}
