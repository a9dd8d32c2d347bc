import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data/data-provider';
import type { OperationsState } from './operations-state';

const READ_EVERY_MS = 15_000;

/** How the shop stands, read again and again while somebody looks. */
export function useOperations(): UseQueryResult<OperationsState> {
  const provider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['operations'],
    queryFn: () => provider.operations(),
    refetchInterval: READ_EVERY_MS,
  });
}
