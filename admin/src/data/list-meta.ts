import { useListContext } from 'react-admin';
import type { Meta } from '../../../common/contract/client';

/** What a list of the API says beside its rows. */
export type ListMeta = Meta<'GET /api/products'> & Partial<Pick<Meta<'GET /api/orders'>, 'counts'>>;

/** What the list around says of itself; undefined until it has come. */
export function useListMeta(): ListMeta | undefined {
  const { meta } = useListContext();
  return meta;
}
