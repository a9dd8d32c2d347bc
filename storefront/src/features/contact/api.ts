import { api } from '../../api/api';
import type { ContactInput } from './contact-schema';

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<unknown, ContactInput>({
      query: (body) => ({ url: 'contact', method: 'POST', body }),
    }),
  }),
});
