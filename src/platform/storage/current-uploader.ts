import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../http/caller-address.js';
import { currentRequest } from '../http/current-request.js';

/** Who uploads an image. */
export interface Uploader {
  /** The id of the account. */
  readonly account: string;
  readonly address: string;
  readonly isStaff: boolean;
}

/** Who sent a request of an upload. */
export function uploaderOf(request: FastifyRequest): Uploader {
  const { currentUser } = request;
  return {
    account: currentUser?.id ?? '',
    address: callerAddress(request),
    isStaff: currentUser?.role === 'admin',
  };
}

/** Who uploads in the current request; undefined in jobs and commands. */
export function currentUploader(): Uploader | undefined {
  const request = currentRequest();
  return request && uploaderOf(request);
}

const RANK = { staff: 0, shopper: 1, job: 2 } as const;

/** The share of the machine that work for the current uploader takes: staff before shoppers, jobs last. */
export function shareOf(uploader: Uploader | undefined, cost: number) {
  if (!uploader) return { keys: [], rank: RANK.job, cost };
  const { account, address, isStaff } = uploader;
  return {
    keys: [`account ${account}`, `address ${address}`],
    rank: isStaff ? RANK.staff : RANK.shopper,
    cost,
  };
}
