import { useGetList } from 'react-admin';
import { resources } from '../paths';
import type { Category } from './category';

const MOST = 100;

/** All categories by title, for choosing one. */
export function useCategories(): Category[] {
  const { data = [] } = useGetList<Category>(resources.categories, {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'title', order: 'ASC' },
  });
  return data;
}
