import type { Data, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';

/** The public settings of the shop. */
export type Shop = Schema<'Shop'>;

export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShop: build.query<Data<'GET /api/shop'>, void>({ query: () => 'shop' }),
  }),
});

const UNNAMED = 'VIGOR';

/** The shop's settings; until they have loaded, the default name alone. */
export function useShop(): Pick<
  Shop,
  'name' | 'demo' | 'needsOwner' | 'pages' | 'announcement' | 'previewImage'
> &
  Partial<Pick<Shop, 'limits' | 'settings' | 'delivery'>> & { isTestMode: boolean } {
  const { data } = shopApi.useGetShopQuery();
  return {
    name: data?.name ?? UNNAMED,
    demo: data?.demo ?? null,
    needsOwner: data?.needsOwner ?? false,
    limits: data?.limits,
    settings: data?.settings,
    delivery: data?.delivery,
    pages: data?.pages ?? [],
    announcement: data?.announcement ?? null,
    isTestMode: data?.payment.isTestMode ?? false,
    previewImage: data?.previewImage ?? null,
  };
}
