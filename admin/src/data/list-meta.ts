import { useListContext } from 'react-admin';
import type { Meta } from '../../../common/contract/client';

/** The metadata of a list of the API. */
export type ListMeta = Meta<'GET /api/products/admin'> &
  Partial<Pick<Meta<'GET /api/orders'>, 'counts'>>;

/** The metadata of the surrounding list; undefined until it is loaded. */
export function useListMeta(): ListMeta | undefined {
  const { meta } = useListContext();
  return meta;
}
