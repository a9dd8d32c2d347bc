import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '../../config/env.js';
import { ShopSecret } from './shop-secret.js';

describe('the secret of the shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-secret-'));
  const made = () => new ShopSecret(loadEnv({ DATA_DIR: folder }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is made once, for the eyes of its owner', () => {
    const key = made().keyFor('a');
    expect(made().keyFor('a')).toEqual(key);
    const file = join(folder, 'jwt-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').length).toBeGreaterThan(40);
  });

  it('gives each purpose a key of its own', () => {
    expect(made().keyFor('a')).not.toEqual(made().keyFor('b'));
  });

  it('is the one of the settings where there is one', () => {
    const env = { DATA_DIR: '/nowhere', JWT_SECRET: 'x'.repeat(32) };
    expect(new ShopSecret(loadEnv(env)).keyFor('a')).not.toEqual(made().keyFor('a'));
  });
});
