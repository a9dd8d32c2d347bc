import { passwordsContract } from '../../testing/tokens.contract.js';
import { Argon2Passwords } from './argon2-passwords.js';

describe('passwords', () => {
  const passwords = new Argon2Passwords();
  passwordsContract(passwords);

  it('are hashed by argon2id with 19 MiB, two passes and one lane, each with its own salt', async () => {
    const [one, two] = [await passwords.hash('secret'), await passwords.hash('secret')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('wait in a queue of 100, and beyond it are refused as busy', async () => {
    const hash = await passwords.hash('secret');
    const asked = Array.from({ length: 110 }, () => passwords.verify(hash, 'secret'));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]!.reason).toMatchObject({ kind: 'unavailable', retryAfter: 2 });
    expect(await passwords.verify(hash, 'secret')).toBe(true);
  });
});
