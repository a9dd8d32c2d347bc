import type { Data } from '../../../../common/contract/client';
import { api } from '../../api/api';

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the page is empty. */
    getPage: build.query<Data<'GET /api/pages/{id}'> | null, string>({
      query: (id) => ({ url: `pages/${encodeURIComponent(id)}`, mayBeMissing: true }),
    }),
  }),
});
