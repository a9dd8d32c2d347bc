import type { Body, Data, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';

export type InvitationOffer = Schema<'InvitationOffer'>;

export const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the token of the link. */
    getInvitation: build.query<Data<'POST /api/auth/invitation'>, string>({
      query: (token) => ({ url: 'auth/invitation', method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<
      Data<'POST /api/auth/invitation/accept'>,
      Body<'POST /api/auth/invitation/accept'>
    >({ query: (body) => ({ url: 'auth/invitation/accept', method: 'POST', body }) }),
    joinStaff: build.mutation<null, string>({
      query: (token) => ({ url: 'auth/invitation/join', method: 'POST', body: { token } }),
      invalidatesTags: ['users'],
    }),
  }),
});
