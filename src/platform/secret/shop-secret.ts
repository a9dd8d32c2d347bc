import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Env } from '../../config/env.js';

const FILE = 'jwt-secret';

/** The shop's secret: `JWT_SECRET`, or else one generated once in `DATA_DIR`. */
@Injectable()
export class ShopSecret {
  private readonly secret: string;

  constructor(env: Env) {
    this.secret = env.JWT_SECRET ?? keptSecret(env.DATA_DIR);
  }

  /** Derives a key per purpose, so that a signature for one is not valid for another. */
  keyFor(purpose: string): Buffer {
    return createHmac('sha256', this.secret).update(purpose).digest();
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
