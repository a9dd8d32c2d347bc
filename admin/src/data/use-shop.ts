import { useQuery } from '@tanstack/react-query';
import type { Schema } from '../../../common/contract/client';
import { call } from './call';

/** What there is to know of the shop; undefined until the server has said it. */
export function useShop(): Schema<'Shop'> | undefined {
  const { data } = useQuery({
    queryKey: ['shop'],
    queryFn: async () => (await call('GET /api/shop')).data,
    staleTime: Infinity,
  });
  return data;
}
