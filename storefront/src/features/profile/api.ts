import type { Body, Data, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';
import { imageForm } from '../../api/image-form';

/** A user as they see themselves. */
export type Profile = Schema<'User'>;

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the signed-in user's id. Not cached once unused. */
    getProfile: build.query<Data<'GET /api/users/user'>, string>({
      query: () => 'users/user',
      providesTags: ['users'],
      keepUnusedDataFor: 0,
    }),
    updateProfile: build.mutation<Data<'PUT /api/users'>, Body<'PUT /api/users'>>({
      query: (body) => ({ url: 'users', method: 'PUT', body }),
      invalidatesTags: (profile) => (profile ? ['users'] : []),
    }),
    exportOwnData: build.mutation<
      Data<'POST /api/users/user/export'>,
      Body<'POST /api/users/user/export'>
    >({
      query: (body) => ({ url: 'users/user/export', method: 'POST', body, mayTakeLong: true }),
    }),
    eraseOwnAccount: build.mutation<
      Data<'POST /api/users/user/erase'>,
      Body<'POST /api/users/user/erase'>
    >({
      query: (body) => ({ url: 'users/user/erase', method: 'POST', body }),
    }),
    uploadImage: build.mutation<Data<'POST /api/images'>, File>({
      query: (file) => ({ url: 'images', method: 'POST', body: imageForm(file) }),
    }),
  }),
});
