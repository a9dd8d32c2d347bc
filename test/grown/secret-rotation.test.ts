import { eventually } from '../support/eventually.js';
import { GrownShop } from '../support/grown-shop.js';
import { PASSWORD } from '../support/password.js';

jest.setTimeout(900_000);

const [OLD, NEW] = ['a-secret-that-only-tests-know-of-32', 'another-secret-that-only-tests-know'];
/** As operations.md has it: accept the new one everywhere, sign with it, drop the old one. */
const STEPS = [
  { JWT_SECRET: OLD, JWT_SECRET_PREVIOUS: NEW },
  { JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD },
  { JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: '' },
];
const VISITORS = 4;
/** Calls of each visitor with one access token. */
const CALLS_A_TOKEN = 5;
/** In each of seven states: before, and with each process replaced in each step. */
const CALLS_A_STATE = 60;

let world: GrownShop;
beforeAll(async () => {
  world = await GrownShop.start({ apis: 2, workers: 0, settings: { DRAIN_MS: '5000' } });
});
afterAll(() => world?.close());

/** A visitor who is signed in, calls without a pause, and renews the session as browsers do. */
class Visitor {
  static readonly refused: string[] = [];
  static answered = 0;
  /** How often sessions were renewed. */
  renewals = 0;
  private hasLeft = false;
  private readonly visit: Promise<void>;

  private constructor(
    private cookie: string,
    private token: string,
  ) {
    this.visit = this.call();
  }

  static async arrive(number: number): Promise<Visitor> {
    const account = { email: `visitor-${number}@example.com`, password: PASSWORD };
    const answer = await world.api.post<{ token: string }>('auth/signup', {
      name: 'A Visitor',
      ...account,
    });
    expect(answer.status).toBe(201);
    return new Visitor(cookieOf(answer.headers['set-cookie'] as string[]), answer.data.token);
  }

  leave(): Promise<void> {
    this.hasLeft = true;
    return this.visit;
  }

  private async call(): Promise<void> {
    while (!this.hasLeft) {
      for (let call = 0; call < CALLS_A_TOKEN; call++) {
        await this.send('GET', 'users/user', { authorization: `Bearer ${this.token}` });
      }
      await this.renew();
    }
  }

  private async renew(): Promise<void> {
    const answer = await this.send('POST', 'auth/access-token', { cookie: this.cookie });
    if (answer.status !== 200) return;
    const { data } = (await answer.json()) as { data: { accessToken: string } };
    this.token = data.accessToken;
    this.cookie = cookieOf(answer.headers.getSetCookie());
    this.renewals++;
  }

  private async send(method: string, path: string, headers: Record<string, string>) {
    const answer = await fetch(`${world.url}/api/${path}`, { method, headers });
    Visitor.answered++;
    if (answer.status !== 200) Visitor.refused.push(`${method} ${path} ${answer.status}`);
    return answer;
  }
}

const cookieOf = (lines: readonly string[]) =>
  lines.find((line) => line.startsWith('refresh='))!.split(';')[0]!;

it('refuses no call while the secret is replaced in one process after the other', async () => {
  const visitors = await Promise.all(Array.from({ length: VISITORS }, (_, n) => Visitor.arrive(n)));
  const serve = async () => {
    const before = Visitor.answered;
    const renewals = visitors.map((visitor) => visitor.renewals);
    await eventually(() => {
      expect(Visitor.answered - before).toBeGreaterThan(CALLS_A_STATE);
      // So that no visitor has a token of two steps before.
      visitors.forEach((one, n) => expect(one.renewals).toBeGreaterThan(renewals[n]! + 1));
    }, 60_000);
  };
  await serve();
  for (const settings of STEPS) {
    for (const api of world.apis) {
      await api.kill('SIGTERM');
      await api.up(settings);
      await eventually(() => expect(world.proxy.up).toBe(2));
      await serve();
    }
  }
  await Promise.all(visitors.map((visitor) => visitor.leave()));
  expect({ refused: Visitor.refused }).toEqual({ refused: [] });
  expect(Visitor.answered).toBeGreaterThan(7 * CALLS_A_STATE);
});
