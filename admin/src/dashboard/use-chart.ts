import { useQuery } from '@tanstack/react-query';
import { reloadForNewerBuild } from '../../../common/browser/newer-build';

/**
 * Loads the code of a chart in parallel with its data. Not by `lazy`, because Suspense would show the chart 300 ms
 * later.
 */
export const useChart = <Chart>(name: string, load: () => Promise<Chart>) =>
  useQuery({
    queryKey: ['chart', name],
    queryFn: () =>
      load().catch(async (error: unknown) => {
        await reloadForNewerBuild();
        throw error;
      }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
