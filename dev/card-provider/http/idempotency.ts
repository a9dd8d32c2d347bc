import { createHash } from 'node:crypto';
import type { Ledger } from '../state/ledger.js';
import type { SavedReply } from '../state/stored.js';
import { ApiError, badParam } from './api-error.js';

/** A call under its idempotency key. */
export interface Keyed {
  readonly key: string;
  readonly endpoint: string;
  readonly fingerprint: string;
}

/** Identifies a call by its key, endpoint and parameters; the order of these does not matter. */
export function keyed(key: string, endpoint: string, body: string): Keyed {
  if (key.length > 255) {
    throw badParam('Idempotency-Key', 'Idempotency keys may be at most 255 characters long.');
  }
  const params = JSON.stringify([...new URLSearchParams(body)].sort());
  return { key, endpoint, fingerprint: createHash('sha256').update(params).digest('base64') };
}

/** Runs the work of an idempotency key once. */
export class Idempotency {
  readonly #underWay = new Set<string>();

  constructor(private readonly ledger: Ledger) {}

  /**
   * Begins the work of a key, or returns its earlier result. Always followed by {@link end}.
   * @throws ApiError 400 when the key was used for something else, 409 while its work is under way.
   */
  begin({ key, endpoint, fingerprint }: Keyed): SavedReply | undefined {
    if (this.#underWay.has(key)) {
      throw new ApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
      });
    }
    const reply = this.ledger.reply(key);
    if (reply && reply.endpoint !== endpoint) {
      throw mismatch(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${reply.endpoint}' vs '${endpoint}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (reply && reply.fingerprint !== fingerprint) {
      throw mismatch(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (!reply) this.#underWay.add(key);
    return reply;
  }

  end(key: string): void {
    this.#underWay.delete(key);
  }
}

const mismatch = (message: string) =>
  new ApiError(400, { type: 'idempotency_error', message }, false);
