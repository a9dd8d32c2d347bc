import { addAuthenticator, totpCode } from '../../totp.js';
import { PASSWORD } from '../../password.js';
import {
  accepted,
  type KnownRequests,
  type KnownShop,
  type KnownUser,
  mailedToken,
  newEmail,
  newUser,
} from './known-shop.js';

/** Somebody with an authenticator app. */
async function newProtected(shop: KnownShop) {
  const user = await newUser(shop);
  return { user, ...(await addAuthenticator(user)) };
}

/** The challenge of a login that waits for the second factor. */
async function loginChallenge({ guest }: KnownShop, email: string): Promise<string> {
  const { data, body } = await guest.post<{ challenge?: string }>('auth/login', {
    email,
    password: PASSWORD,
  });
  if (!data.challenge) throw new Error(`no challenge: ${body}`);
  return data.challenge;
}

/** Changes somebody's email without the password. Returns the token of the link that undoes it. */
async function undoToken(shop: KnownShop): Promise<string> {
  const { email, api } = await newUser(shop);
  await accepted(api.put('users', { email: newEmail() }));
  return mailedToken(shop, email, 'undo-email-change');
}

async function loginLinkToken(shop: KnownShop): Promise<string> {
  const { email } = await newUser(shop);
  await accepted(shop.guest.post('auth/login-link', { email }));
  return mailedToken(shop, email, 'login-link');
}

async function resetToken(shop: KnownShop): Promise<string> {
  const { email } = await newUser(shop);
  await accepted(shop.guest.post('auth/forgot-password', { email }));
  return mailedToken(shop, email, 'reset-password');
}

/** Logs the user in once more. Returns the id of the new session. */
async function otherSession({ guest }: KnownShop, { email, api }: KnownUser): Promise<string> {
  await accepted(guest.post('auth/login', { email, password: PASSWORD }));
  const sessions = await accepted(api.get<{ _id: string; isCurrent: boolean }[]>('auth/sessions'));
  return sessions.find(({ isCurrent }) => !isCurrent)!._id;
}

/** Sessions, passwords and second factors. */
export const knownAccounts: KnownRequests = {
  'POST auth/signup': async () => ({ fields: { email: newEmail(), emailProof: undefined } }),
  'POST auth/login': async ({ user }) => ({ fields: { email: user.email, password: PASSWORD } }),
  'POST auth/login/factor': async (shop) => {
    const { user, recoveryCodes } = await newProtected(shop);
    const challenge = await loginChallenge(shop, user.email);
    const [recoveryCode] = recoveryCodes;
    return { fields: { challenge, recoveryCode, code: undefined, passkey: undefined } };
  },
  'POST auth/proof': async () => ({
    fields: {
      password: PASSWORD,
      challenge: undefined,
      code: undefined,
      recoveryCode: undefined,
      passkey: undefined,
    },
  }),
  'POST auth/reset-password': async (shop) => ({ fields: { token: await resetToken(shop) } }),
  'POST auth/login-link/open': async (shop) => ({ fields: { token: await loginLinkToken(shop) } }),
  'POST auth/undo-email-change': async (shop) => ({ fields: { token: await undoToken(shop) } }),
  'DELETE auth/sessions/{id}': async (shop) => {
    const user = await newUser(shop);
    return { fields: { id: await otherSession(shop, user) }, token: user.token };
  },
  'POST auth/factors/totp/confirm': async (shop) => {
    const { api, token } = await newUser(shop);
    const { secret } = await accepted(api.post<{ secret: string }>('auth/factors/totp'));
    return { fields: { code: totpCode(secret) }, token };
  },
  'DELETE auth/factors/totp': async (shop) => {
    const { user } = await newProtected(shop);
    return { fields: {}, token: user.token };
  },
  'POST auth/factors/recovery-codes': async (shop) => {
    const { user } = await newProtected(shop);
    return { fields: {}, token: user.token };
  },
  'DELETE users/{id}/factors': async (shop) => ({
    fields: { id: (await newProtected(shop)).user.id },
  }),
  'POST users/user/erase': async () => ({ fields: { currentPassword: 'wrong password' } }),
  'PUT users': async (shop) => ({
    fields: {
      email: shop.user.email,
      emailProof: undefined,
      currentPassword: PASSWORD,
      image: shop.imageUrl,
      phone: '+44 20 7946 0123',
    },
  }),
};
