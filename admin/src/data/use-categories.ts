import { useGetList } from 'react-admin';
import { resources } from '../paths';
import type { Category } from './records';

/** All categories, sorted by title. */
export const useCategories = (): Category[] => useAll() ?? [];

/** Whether the shop has no category; false while loading. */
export const useHasNoCategory = (): boolean => useAll()?.length === 0;

function useAll(): Category[] | undefined {
  const { data } = useGetList<Category>(resources.categories, {
    pagination: { page: 1, perPage: Infinity },
    sort: { field: 'title', order: 'ASC' },
  });
  return data;
}
