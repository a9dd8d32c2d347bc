import { Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Env } from '../../../../config/env.js';
import { CHALLENGE_MS, type Passkey } from '../../domain/second-factor.js';
import {
  PasskeyCeremonies,
  type PasskeyRequest,
  type RegisteredPasskey,
} from '../../ports/factor-crypto.js';
import { authenticationResponse, registrationResponse } from './webauthn-responses.js';

type Response = Readonly<Record<string, unknown>>;

/**
 * WebAuthn by SimpleWebAuthn, bound to the host of `SHOP_URL`: a response for another site, however
 * alike its name, is refused. A PIN or fingerprint is welcome but not required, because the password
 * was checked before.
 */
@Injectable()
export class SimplePasskeyCeremonies extends PasskeyCeremonies {
  private readonly origin: string;
  private readonly host: string;

  constructor(env: Env) {
    super();
    const { origin, hostname } = new URL(env.SHOP_URL);
    this.origin = origin;
    this.host = hostname;
  }

  async requestNew(
    user: { readonly id: string; readonly email: string; readonly name: string },
    existing: readonly Passkey[],
    shopName: string,
  ): Promise<PasskeyRequest> {
    const options = await generateRegistrationOptions({
      rpName: shopName,
      rpID: this.host,
      userName: user.email,
      userDisplayName: user.name,
      userID: new TextEncoder().encode(user.id),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: existing.map(toDescriptor),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
    return { challenge: options.challenge, options };
  }

  async register(given: Response, challenge: string): Promise<RegisteredPasskey | undefined> {
    const response = registrationResponse.safeParse(given);
    if (!response.success) return undefined;
    const result = await valid(() =>
      verifyRegistrationResponse({
        response: response.data,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: false,
      }),
    );
    if (!result?.verified) return undefined;
    const { id, publicKey, counter } = result.registrationInfo.credential;
    const { transports } = response.data.response;
    const key = Buffer.from(publicKey).toString('base64url');
    return { credentialId: id, publicKey: key, counter, transports };
  }

  async requestUse(passkeys: readonly Passkey[]): Promise<PasskeyRequest> {
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      timeout: CHALLENGE_MS,
      allowCredentials: passkeys.map(toDescriptor),
      userVerification: 'preferred',
    });
    return { challenge: options.challenge, options };
  }

  async verify(given: Response, challenge: string, passkeys: readonly Passkey[]) {
    const response = authenticationResponse.safeParse(given);
    if (!response.success) return undefined;
    const passkey = passkeys.find(({ credentialId }) => credentialId === response.data.id);
    if (!passkey) return undefined;
    const { credentialId, publicKey, counter } = passkey;
    const key = new Uint8Array(Buffer.from(publicKey, 'base64url'));
    const result = await valid(() =>
      verifyAuthenticationResponse({
        response: response.data,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        credential: { id: credentialId, publicKey: key, counter },
        requireUserVerification: false,
      }),
    );
    if (!result?.verified) return undefined;
    return { passkey, counter: result.authenticationInfo.newCounter };
  }
}

const toDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: [...transports],
});

/** The library throws for a response that is malformed or of another challenge, site or key. */
async function valid<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
