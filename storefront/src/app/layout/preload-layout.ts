import { shopApi } from '../../features/shop/api';
import type { Store } from '../store';

/** The layout of every page. */
export async function preloadLayout(store: Store): Promise<void> {
  await store.dispatch(shopApi.endpoints.getShop.initiate());
}
