import { rmSync } from 'node:fs';
import { dataFolder } from './data-folder.js';
import { StartedShop } from './started-shop.js';

jest.setTimeout(900_000);

const ROUNDS = 10;
const password = 'a-password-1';
const emailOf = (round: number) => `round-${round}@vigor.test`;

describe('a shop that is killed and started again at once', () => {
  const dataDir = dataFolder();

  afterAll(async () => {
    await StartedShop.endAll();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has all its data, ten times in a row, whatever of it was killed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const by = round % 2 === 0 ? 'npm' : 'node';
      const shop = await StartedShop.start({ dataDir, by });
      const person = { name: 'Round', email: emailOf(round), password };
      expect(await shop.post('auth/signup', person)).toBe(201);
      for (let before = 0; before < round; before += 1) {
        expect(await shop.post('auth/login', { email: emailOf(before), password })).toBe(200);
      }
      await shop.kill(by === 'npm' ? 'group' : 'command');
    }
    const shop = await StartedShop.start({ dataDir });
    expect(await shop.post('auth/login', { email: emailOf(ROUNDS - 1), password })).toBe(200);
    expect(await shop.stop()).toBe(0);
  });

  it('does not outlive the npm that started it', async () => {
    const first = await StartedShop.start({ dataDir, by: 'npm' });
    await first.kill('command');
    // All that npm had started, too.
    await first.ended();
    const second = await StartedShop.start({
      dataDir,
      port: Number(new URL(first.url).port),
    });
    expect(await second.post('auth/login', { email: emailOf(0), password })).toBe(200);
    expect(await second.stop()).toBe(0);
  });
});
