import { api } from '../../api/api';

export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<{ mustConfirm: boolean }, { email: string }>({
      query: (body) => ({ url: 'newsletter/subscribe', method: 'POST', body }),
    }),
    /** The argument is the token of the link in the mail. */
    confirmSubscription: build.mutation<unknown, string>({
      query: (token) => ({ url: 'newsletter/confirm', method: 'PUT', params: { token } }),
    }),
    /** The argument is the token of the link in the mail. */
    unsubscribe: build.mutation<unknown, string>({
      query: (token) => ({ url: 'newsletter/unsubscribe/', method: 'PUT', params: { token } }),
    }),
  }),
});
