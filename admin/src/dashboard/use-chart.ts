import { useQuery } from '@tanstack/react-query';

/**
 * Loads the code of a chart in parallel with its data. Not by `lazy`, because Suspense would show the chart 300 ms
 * later.
 */
export const useChart = <Chart>(name: string, load: () => Promise<Chart>) =>
  useQuery({
    queryKey: ['chart', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
