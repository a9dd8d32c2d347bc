import type { Body, Data, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';

export type Factors = Schema<'Factors'>;
export type ActiveSession = Schema<'ActiveSession'>;

/** An answer to a challenge: exactly one of them. */
export type FactorAnswer = Omit<Body<'POST /api/auth/login/factor'>, 'challenge'>;

const post = (url: string, body?: unknown) => ({ url, method: 'POST', body }) as const;

export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    completeLogin: build.mutation<
      Data<'POST /api/auth/login/factor'>,
      Body<'POST /api/auth/login/factor'>
    >({ query: (body) => post('auth/login/factor', body) }),
    openProof: build.mutation<Data<'POST /api/auth/proof-challenge'>, void>({
      query: () => post('auth/proof-challenge'),
    }),
    prove: build.mutation<Data<'POST /api/auth/proof'>, Body<'POST /api/auth/proof'>>({
      query: (body) => post('auth/proof', body),
    }),
    /** The argument of both is the signed-in user's id. */
    getFactors: build.query<Data<'GET /api/auth/factors'>, string>({
      query: () => 'auth/factors',
      providesTags: ['users'],
      keepUnusedDataFor: 0,
    }),
    getSessions: build.query<Data<'GET /api/auth/sessions'>, string>({
      query: () => 'auth/sessions',
      providesTags: ['users'],
      keepUnusedDataFor: 0,
    }),
    beginTotp: build.mutation<Data<'POST /api/auth/factors/totp'>, void>({
      query: () => post('auth/factors/totp'),
    }),
    confirmTotp: build.mutation<Data<'POST /api/auth/factors/totp/confirm'>, string>({
      query: (code) => post('auth/factors/totp/confirm', { code }),
      invalidatesTags: (made) => (made ? ['users'] : []),
    }),
    removeTotp: build.mutation<null, void>({
      query: () => ({ url: 'auth/factors/totp', method: 'DELETE' }),
      invalidatesTags: ['users'],
    }),
    beginPasskey: build.mutation<Data<'POST /api/auth/factors/passkeys/begin'>, void>({
      query: () => post('auth/factors/passkeys/begin'),
    }),
    addPasskey: build.mutation<
      Data<'POST /api/auth/factors/passkeys'>,
      Body<'POST /api/auth/factors/passkeys'>
    >({
      query: (body) => post('auth/factors/passkeys', body),
      invalidatesTags: (made) => (made ? ['users'] : []),
    }),
    removePasskey: build.mutation<null, string>({
      query: (id) => ({ url: `auth/factors/passkeys/${id}`, method: 'DELETE' }),
      invalidatesTags: ['users'],
    }),
    renewRecoveryCodes: build.mutation<Data<'POST /api/auth/factors/recovery-codes'>, void>({
      query: () => post('auth/factors/recovery-codes'),
      invalidatesTags: ['users'],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['users'],
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => ({ url: 'auth/sessions', method: 'DELETE' }),
      invalidatesTags: ['users'],
    }),
  }),
});
