import { Global, Injectable, Module } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Env } from '../../config/env.js';

const FILE = 'jwt-secret';

/** Gives keys of one secret. */
export type SecretKeys = Pick<ShopSecret, 'keyFor'>;

/**
 * The shop's secret: `JWT_SECRET`, or else one generated once in `DATA_DIR`. What `JWT_SECRET_PREVIOUS` has signed or
 * encrypted is accepted as well, so that the secret is replaced without a session or a second factor lost.
 */
@Injectable()
export class ShopSecret {
  private readonly secrets: readonly string[];

  constructor(env: Env) {
    const current = env.JWT_SECRET ?? keptSecret(env.DATA_DIR);
    const previous = env.JWT_SECRET_PREVIOUS;
    this.secrets = previous && previous !== current ? [current, previous] : [current];
  }

  /** Derives a key per purpose, so that a signature for one is not valid for another. */
  keyFor(purpose: string): Buffer {
    return this.keysFor(purpose)[0]!;
  }

  /** The key that signs now, then the one of the secret before, where there is one. */
  keysFor(purpose: string): readonly Buffer[] {
    return this.secrets.map((secret) => createHmac('sha256', secret).update(purpose).digest());
  }

  /** The keys of the secret before this one; undefined where none is set. */
  get earlier(): SecretKeys | undefined {
    if (this.secrets.length === 1) return undefined;
    return { keyFor: (purpose) => this.keysFor(purpose)[1]! };
  }
}

/** Returns the generated secret of a data folder; undefined where it has none. */
export function madeSecret(directory: string): string | undefined {
  const path = join(directory, FILE);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Replaces the generated secret of a data folder. */
export function replaceSecret(directory: string, secret: string): void {
  const path = join(directory, FILE);
  rmSync(path, { force: true });
  writeFileSync(path, secret, { mode: 0o600 });
}

/** Where two processes start at once, both use the file that is created first. */
function keptSecret(directory: string): string {
  const path = join(directory, FILE);
  const draft = `${path}.${process.pid}`;
  mkdirSync(directory, { recursive: true });
  if (!existsSync(path)) {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(path, 'utf8');
}

/** The secret that signs tokens. */
@Global()
@Module({ providers: [ShopSecret], exports: [ShopSecret] })
export class SecretModule {}
