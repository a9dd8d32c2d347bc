import { api } from '../../api/api';

/** A pair that signs in by one press, in demo mode only. */
export interface DemoLogin {
  email: string;
  password: string;
}

/** What a browser may know of the shop. */
export interface Shop {
  name: string;
  currency: string;
  payment: { publishableKey: string; apiBase: string | null; scriptUrl: string | null };
  demo: { admin: DemoLogin; user: DemoLogin } | null;
}

export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShop: build.query<Shop, void>({ query: () => 'shop' }),
  }),
});

const UNNAMED = 'VIGOR';

/** The shop's name, and whether it is a demo; until it is known, the brand's own. */
export function useShop(): Pick<Shop, 'name' | 'demo'> {
  const { data } = shopApi.useGetShopQuery();
  return { name: data?.name ?? UNNAMED, demo: data?.demo ?? null };
}
