import { generateSync } from 'otplib';
import type { ShopperApi } from './shoppers.js';

/** The code that an authenticator app shows, so many steps of 30 s later. */
export const totpCode = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 });

/** The authenticator app of a test user. */
export interface TestAuthenticator {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Adds an authenticator app to an account by its own session. */
export async function addAuthenticator({
  api,
}: {
  readonly api: Pick<ShopperApi, 'post'>;
}): Promise<TestAuthenticator> {
  const { secret } = await data<{ secret: string }>(api, 'auth/factors/totp');
  const made = await api.post<{ recoveryCodes: string[] }>('auth/factors/totp/confirm', {
    code: totpCode(secret),
  });
  if (made.status !== 200) throw new Error(`no authenticator: ${made.body}`);
  return { secret, recoveryCodes: made.data.recoveryCodes };
}

async function data<Data>(api: Pick<ShopperApi, 'post'>, path: string): Promise<Data> {
  const answer = await api.post<Data>(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`);
  return answer.data;
}
