import { api } from '../../api/api';

export interface LoginInput {
  email: string;
  password: string;
}

export interface RegistrationInput extends LoginInput {
  name: string;
  confirmPassword: string;
}

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export interface PasswordReset {
  /** Of the link in the mail. */
  token: string;
  password: string;
}

/** Proves who one is; `session.set` takes it. */
export interface Token {
  token: string;
}

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<Token, RegistrationInput>({
      query: (body) => ({ url: 'auth/signup', method: 'POST', body }),
    }),
    login: build.mutation<Token, LoginInput>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
    }),
    forgotPassword: build.mutation<null, { email: string }>({
      query: (body) => ({ url: 'auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<null, PasswordReset>({
      query: (body) => ({ url: 'auth/reset-password', method: 'POST', body }),
    }),
    changePassword: build.mutation<Token, PasswordChange>({
      query: (body) => ({ url: 'auth/change-password', method: 'POST', body }),
    }),
  }),
});
