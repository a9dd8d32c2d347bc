import type { Data } from '../../../../common/contract/client';
import { api } from '../../api/api';

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<Data<'GET /api/home'>, void>({ query: () => 'home' }),
    getAbout: build.query<Data<'GET /api/about'>, void>({ query: () => 'about' }),
    getPartners: build.query<Data<'GET /api/partners'>, void>({ query: () => 'partners' }),
    getFaqs: build.query<Data<'GET /api/faqs'>, void>({ query: () => 'faqs' }),
    /** Null where the page is empty. */
    getPage: build.query<Data<'GET /api/pages/{id}'> | null, string>({
      query: (id) => ({ url: `pages/${encodeURIComponent(id)}`, mayBeMissing: true }),
    }),
  }),
});
