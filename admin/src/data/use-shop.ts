import { useQuery } from '@tanstack/react-query';
import type { Schema } from '../../../common/contract/client';
import { call } from './call';

/** Name and limits of the shop; undefined until loaded. */
export function useShop(): Schema<'Shop'> | undefined {
  const { data } = useQuery({
    queryKey: ['shop'],
    queryFn: async () => (await call('GET /api/shop')).data,
    staleTime: Infinity,
  });
  return data;
}
