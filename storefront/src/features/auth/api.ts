import type { Body, Data, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';

export type LoginInput = Schema<'LogInBody'>;

/** The form always sends `confirmPassword`; `emailProof` is of no field. */
export type RegistrationInput = Required<Omit<Schema<'SignUpBody'>, 'emailProof'>>;

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<Data<'POST /api/auth/signup'>, Body<'POST /api/auth/signup'>>({
      query: (body) => ({ url: 'auth/signup', method: 'POST', body }),
    }),
    login: build.mutation<Data<'POST /api/auth/login'>, Body<'POST /api/auth/login'>>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
    }),
    forgotPassword: build.mutation<
      Data<'POST /api/auth/forgot-password'>,
      Body<'POST /api/auth/forgot-password'>
    >({
      query: (body) => ({ url: 'auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<
      Data<'POST /api/auth/reset-password'>,
      Body<'POST /api/auth/reset-password'>
    >({
      query: (body) => ({ url: 'auth/reset-password', method: 'POST', body }),
    }),
    requestLoginLink: build.mutation<
      Data<'POST /api/auth/login-link'>,
      Body<'POST /api/auth/login-link'>
    >({
      query: (body) => ({ url: 'auth/login-link', method: 'POST', body }),
    }),
    openLoginLink: build.mutation<
      Data<'POST /api/auth/login-link/open'>,
      Body<'POST /api/auth/login-link/open'>
    >({
      query: (body) => ({ url: 'auth/login-link/open', method: 'POST', body }),
    }),
    undoEmailChange: build.mutation<
      Data<'POST /api/auth/undo-email-change'>,
      Body<'POST /api/auth/undo-email-change'>
    >({
      query: (body) => ({ url: 'auth/undo-email-change', method: 'POST', body }),
    }),
    changePassword: build.mutation<
      Data<'POST /api/auth/change-password'>,
      Body<'POST /api/auth/change-password'>
    >({
      query: (body) => ({ url: 'auth/change-password', method: 'POST', body }),
    }),
  }),
});
