import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TrustedDevices } from '../../../../platform/http/throttle.js';
import type { DeviceProof } from '../../domain/trusted-device.js';
import { OpaqueTokens } from '../../ports/tokens.js';
import { UserRepository } from '../../ports/user-repository.js';
import { AccountDevices } from '../../use-cases/account-devices.js';
import { TrustedDeviceCookie } from './trusted-device-cookie.js';

/** The device of a request, which the account trusts. */
export interface RequestDevice {
  readonly hash: string;
  /** At least one. */
  readonly proofs: ReadonlySet<DeviceProof>;
}

/** The account that a request names by its email address; undefined where there is none. */
interface NamedAccount {
  readonly userId: string | undefined;
  readonly device: RequestDevice | undefined;
}

/** A request and its answer. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The devices of requests: the cookie names them, and the database says which of them an account trusts. */
@Injectable()
export class RequestDevices extends TrustedDevices {
  /** The throttler asks for each of its limits, and then the route. */
  private readonly asked = new WeakMap<
    FastifyRequest,
    { readonly email: string; readonly account: Promise<NamedAccount> }
  >();

  constructor(
    private readonly cookie: TrustedDeviceCookie,
    private readonly devices: AccountDevices,
    private readonly users: UserRepository,
    private readonly tokens: OpaqueTokens,
  ) {
    super();
  }

  /** The account with this email address, and the request's device where it trusts it. */
  accountOf(request: FastifyRequest, email: string): Promise<NamedAccount> {
    const known = this.asked.get(request);
    if (known?.email === email) return known.account;
    const account = this.findAccount(request, email);
    this.asked.set(request, { email, account });
    return account;
  }

  /** The device of a request, where the account trusts it. */
  async deviceOf(
    request: FastifyRequest,
    { id, email }: { readonly id: string; readonly email: string },
  ): Promise<RequestDevice | undefined> {
    // Signed, so that a made-up cookie costs no query.
    const deviceId = this.cookie.idFor(request, email);
    if (deviceId === undefined) return undefined;
    const hash = this.tokens.hash(deviceId);
    const proofs = await this.devices.proofsOf(id, hash);
    return proofs.size > 0 ? { hash, proofs } : undefined;
  }

  async trackerOf(request: FastifyRequest): Promise<string | undefined> {
    const email = emailIn(request);
    if (email === undefined || this.cookie.idFor(request, email) === undefined) return undefined;
    const { userId, device } = await this.accountOf(request, email);
    if (!device) return undefined;
    // By device where an account trusts few of them: one that asks too often shuts out no other.
    return device.proofs.has('login')
      ? `device ${device.hash}`
      : `devices of the mailbox of ${userId}`;
  }

  /** Sets the cookie, and has the account trust the device. */
  async trust(
    exchange: Exchange,
    { id, email }: { readonly id: string; readonly email: string },
    proof: DeviceProof,
  ): Promise<void> {
    await this.devices.trust(id, this.hashFor(exchange, email), proof);
  }

  /** Sets the cookie of a device for an account. Returns the hash by which the account may trust it. */
  hashFor({ request, reply }: Exchange, email: string): string {
    return this.tokens.hash(this.cookie.remember(request, reply, email));
  }

  private async findAccount(request: FastifyRequest, email: string): Promise<NamedAccount> {
    const user = await this.users.findByEmail(email);
    if (!user) return { userId: undefined, device: undefined };
    return { userId: user.id, device: await this.deviceOf(request, { id: user.id, email }) };
  }
}

/** The email address in a body, as the routes read it. */
function emailIn({ body }: FastifyRequest): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email.trim().normalize('NFC') : undefined;
}
