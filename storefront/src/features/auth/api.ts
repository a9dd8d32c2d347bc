import { api } from '../../api/api';

export interface LoginInput {
  email: string;
  password: string;
}

export interface RegistrationInput extends LoginInput {
  name: string;
  confirmPassword: string;
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
  }),
});
