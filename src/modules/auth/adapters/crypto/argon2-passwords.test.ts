import { passwordsContract } from '../../testing/tokens.contract.js';
import { loadEnv } from '../../../../config/env.js';
import { Argon2Passwords } from './argon2-passwords.js';

describe('passwords', () => {
  const passwords = new Argon2Passwords(loadEnv({ PASSWORD_HASH_THREADS: '2' }));
  afterAll(() => passwords.onApplicationShutdown());
  passwordsContract(passwords);

  it('are hashed by argon2id with 19 MiB, two passes and one lane, each with its own salt', async () => {
    const [one, two] = [await passwords.hash('secret'), await passwords.hash('secret')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('wait in a queue of 200, and beyond it are refused as busy', async () => {
    const hash = await passwords.hash('secret');
    const asked = Array.from({ length: 210 }, () => passwords.verify(hash, 'secret'));
    expect(() => passwords.checkRoom()).toThrow('The shop is busy.');
    const answers = await Promise.allSettled(asked);
    passwords.checkRoom();
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]!.reason).toMatchObject({ kind: 'unavailable', retryAfter: 2 });
    expect(await passwords.verify(hash, 'secret')).toBe(true);
  });

  it('of a trusted device go before all that wait', async () => {
    const hash = await passwords.hash('secret');
    let others = 0;
    const flood = Array.from({ length: 40 }, () =>
      passwords.verify(hash, 'wrong').then(() => others++),
    );
    expect(await passwords.verify(hash, 'secret', true)).toBe(true);
    const before = others;
    await Promise.all(flood);
    expect(before).toBeLessThan(10);
  });

  it('that cannot be read harm no other one', async () => {
    await expect(passwords.verify('no hash', 'secret')).rejects.toThrow('cannot be hashed');
    expect(await passwords.verify(await passwords.hash('secret'), 'secret')).toBe(true);
  });
});
