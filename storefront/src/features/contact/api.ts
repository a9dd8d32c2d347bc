import type { Body, Data } from '../../../../common/contract/client';
import { api } from '../../api/api';

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<Data<'POST /api/contact'>, Body<'POST /api/contact'>>({
      query: (body) => ({ url: 'contact', method: 'POST', body }),
    }),
  }),
});
