import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Revenue, Stats, StatusCount } from './analytics';
import { orderStatus, revenue, stats } from './calls';

/** The statistics; refetched after each change made in the back office. */
export function useStats(): UseQueryResult<Stats> {
  return useQuery({ queryKey: ['stats'], queryFn: stats });
}

/** @param days how many, ending today */
export function useRevenue(days: number): UseQueryResult<Revenue> {
  return useQuery({
    queryKey: ['revenue', days],
    queryFn: () => revenue(days),
  });
}

export function useStatusCounts(): UseQueryResult<StatusCount[]> {
  return useQuery({
    queryKey: ['order-status'],
    queryFn: orderStatus,
  });
}
