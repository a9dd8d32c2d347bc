import type { Body, Data } from '../../../../common/contract/client';
import { api } from '../../api/api';

export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<
      Data<'POST /api/newsletter/subscribe'>,
      Body<'POST /api/newsletter/subscribe'>
    >({
      query: (body) => ({ url: 'newsletter/subscribe', method: 'POST', body }),
    }),
    /** The argument is the token of the link in the email. */
    confirmSubscription: build.mutation<Data<'PUT /api/newsletter/confirm'>, string>({
      query: (token) => ({ url: 'newsletter/confirm', method: 'PUT', params: { token } }),
    }),
    /** The argument is the token of the link in the email. */
    unsubscribe: build.mutation<Data<'PUT /api/newsletter/unsubscribe'>, string>({
      query: (token) => ({ url: 'newsletter/unsubscribe/', method: 'PUT', params: { token } }),
    }),
  }),
});
