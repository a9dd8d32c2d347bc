import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { OperationsState } from './operations-state';
import { fetchOperations } from './calls';

/** Polling interval of the screen. */
export const READ_EVERY_MS = 15_000;

/** The state of the shop, polled while the screen is open. */
export function useOperations(): UseQueryResult<OperationsState> {
  return useQuery({
    queryKey: ['operations'],
    queryFn: fetchOperations,
    refetchInterval: READ_EVERY_MS,
  });
}
