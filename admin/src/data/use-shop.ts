import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from './data-provider';
import type { Shop } from './shop';

/** What there is to know of the shop; undefined until the server has said it. */
export function useShop(): Shop | undefined {
  const provider = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({
    queryKey: ['shop'],
    queryFn: () => provider.shop(),
    staleTime: Infinity,
  });
  return data;
}
