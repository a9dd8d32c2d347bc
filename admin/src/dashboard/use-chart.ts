import { useQuery } from '@tanstack/react-query';

/**
 * The code of a chart, asked for beside its figures. Not by `lazy`: what Suspense has once held back it shows
 * 300 ms later than it could.
 */
export const useChart = <Chart>(name: string, load: () => Promise<Chart>) =>
  useQuery({
    queryKey: ['chart', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
