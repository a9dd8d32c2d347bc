import { useGetList } from 'react-admin';
import { resources } from '../paths';
import type { Category } from './records';

/** All categories by title, for choosing one. */
export const useCategories = (): Category[] => useAll() ?? [];

/** Whether the shop has none; not so while they are on their way. */
export const useHasNoCategory = (): boolean => useAll()?.length === 0;

function useAll(): Category[] | undefined {
  const { data } = useGetList<Category>(resources.categories, {
    pagination: { page: 1, perPage: Infinity },
    sort: { field: 'title', order: 'ASC' },
  });
  return data;
}
