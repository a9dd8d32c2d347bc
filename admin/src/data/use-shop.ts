import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Schema } from '../../../common/contract/client';
import { call } from './call';
import { setShopTimeZone } from './shop-time';

/** The shop; each answer also says in which time zone the screens show times. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async () => {
    const { data } = await call('GET /api/shop');
    setShopTimeZone(data.settings.timeZone);
    return data;
  },
  staleTime: Infinity,
});

/** Name and limits of the shop; undefined until loaded. */
export function useShop(): Schema<'Shop'> | undefined {
  return useQuery(shopQuery).data;
}
