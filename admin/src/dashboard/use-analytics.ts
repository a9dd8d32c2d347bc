import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data/data-provider';
import type { Revenue, Stats, StatusCount } from './analytics';

/** The cards of figures; read again whenever the back office has changed something. */
export function useStats(): UseQueryResult<Stats> {
  const provider = useDataProvider<ShopDataProvider>();
  return useQuery({ queryKey: ['stats'], queryFn: () => provider.stats() });
}

/** @param days how many, ending today */
export function useRevenue(days: number): UseQueryResult<Revenue> {
  const provider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['revenue', days],
    queryFn: () => provider.revenue(days),
  });
}

export function useStatusCounts(): UseQueryResult<StatusCount[]> {
  const provider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['order-status'],
    queryFn: () => provider.orderStatus(),
  });
}
