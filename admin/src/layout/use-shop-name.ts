import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data/data-provider';

/** What the shop is called; undefined until the server has said it. */
export function useShopName(): string | undefined {
  const provider = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({
    queryKey: ['shop-name'],
    queryFn: () => provider.shopName(),
    staleTime: Infinity,
  });
  return data;
}
