import type { Knobs } from '../../dev/card-provider/knobs.js';
import { fetchBalanceSoon } from '../support/balance-invariants.js';
import type { SeededRandom } from '../support/seeded-random.js';
import type { GrownShop } from '../support/grown-shop.js';
import type { ShopProcess } from '../support/shop-process.js';
import { FAILPOINTS, PROVIDER_OPERATIONS } from './scenarios/step.js';

type Fault = readonly [weight: number, happen: () => Promise<unknown>];

const OPERATIONS = ['*', ...PROVIDER_OPERATIONS] as const;
const WELL: Knobs = {
  answerDelayMs: 0,
  faults: [],
  dropWebhooks: false,
  webhookCopies: 1,
  webhookDelayMs: 0,
  webhookReverseMs: 0,
};

/** Those that a failpoint may end at any moment, also in the minutes after. */
const doomed = new WeakSet<ShopProcess>();

/** What may go wrong around the shop and in it, one after the other by the random. */
export class RandomFaults {
  /** All that happened, in order. */
  readonly story: string[] = [];
  /** Those that are just being started, while the next faults already happen. */
  private readonly starting = new Map<ShopProcess, Promise<void>>();
  private readonly faults: readonly Fault[];

  constructor(
    private readonly world: GrownShop,
    private readonly random: SeededRandom,
  ) {
    this.faults = [
      [3, () => this.endApi('SIGKILL')],
      [2, () => this.endApi('SIGTERM')],
      [
        2,
        () =>
          this.endApi('SIGKILL', {
            FAILPOINTS: FAILPOINTS[this.random.between(0, FAILPOINTS.length - 1)]!,
          }),
      ],
      [3, () => this.endWorker('SIGKILL')],
      [2, () => this.endWorker('SIGTERM')],
      [2, () => this.tell('Redis is away', () => this.world.redis.down())],
      [1, () => this.tell('Redis hangs', async () => this.world.redis.freeze())],
      [2, () => this.tell('Redis is there', () => this.redisUp())],
      [1, () => this.tell('Redis is flushed', () => this.flushRedis())],
      [2, () => this.tell('the mail server is away', () => this.world.mailbox.goAway())],
      [2, () => this.tell('the mail server is there', () => this.mailUp())],
      [2, () => this.tell('the database cuts everybody', () => this.cutDatabase())],
      [2, () => this.tell('the time of all checkouts is over', () => this.expireAll())],
      [2, () => this.tell('the balance is fetched', () => fetchBalanceSoon(this.world.db))],
      [5, () => this.turnProvider()],
      [2, () => this.tell('the card provider is well', () => this.world.cards.turn(WELL))],
    ];
  }

  /** The next one; what it ended by accident is started again first. */
  async next(): Promise<void> {
    this.revive();
    await this.random.pick(this.faults)();
  }

  /** Everything is there again. */
  async calm(): Promise<void> {
    await this.world.cards.turn(WELL);
    await this.mailUp();
    await this.redisUp();
    this.revive();
    await Promise.all(this.starting.values());
  }

  private async tell(what: string, happen: () => Promise<unknown>): Promise<void> {
    this.story.push(what);
    await happen();
  }

  private async endApi(signal: NodeJS.Signals, settings = {}): Promise<void> {
    const nth = this.random.between(0, this.world.apis.length - 1);
    const api = this.world.apis[nth]!;
    await this.starting.get(api);
    await this.tell(`api ${nth} ends by ${signal} ${JSON.stringify(settings)}`, async () => {
      const isDoomed = doomed.has(api);
      await api.kill(signal);
      if (signal === 'SIGTERM' && api.exitCode !== 0 && !isDoomed) {
        throw new Error(`no clean stop: ${api.log}`);
      }
      this.start(api, settings);
    });
  }

  private async endWorker(signal: NodeJS.Signals): Promise<void> {
    await this.tell(`a worker ends by ${signal}`, async () => {
      const worker = this.world.workers.shift();
      const code = await worker?.end(signal);
      if (signal === 'SIGTERM' && worker && code !== 0) {
        throw new Error(`no clean stop (${code}): ${worker.log}`);
      }
      await this.world.newWorker();
    });
  }

  private async turnProvider(): Promise<void> {
    const { random } = this;
    const fault = {
      operation: OPERATIONS[random.between(0, OPERATIONS.length - 1)]!,
      does: random.pick([
        [2, 'close'],
        [3, 'fail'],
      ] as const),
      when: random.pick([
        [1, 'before'],
        [1, 'after'],
      ] as const),
      status: random.pick([
        [2, 500],
        [1, 429],
        [1, 503],
      ]),
      times: random.between(1, 8),
    };
    const knobs = random.pick<Knobs>([
      [4, { faults: [fault] }],
      [1, { dropWebhooks: true }],
      [1, { webhookCopies: random.between(2, 10) }],
      [1, { webhookReverseMs: random.between(100, 2_000) }],
      [1, { webhookDelayMs: random.between(100, 3_000) }],
      [1, { answerDelayMs: random.between(10, 400) }],
    ]);
    const what = `the card provider: ${JSON.stringify(knobs)}`;
    await this.tell(what, () => this.world.cards.turn({ ...WELL, ...knobs }));
  }

  private async flushRedis(): Promise<void> {
    this.world.redis.thaw();
    await this.world.redis.flush().catch(() => 'away');
  }

  private async redisUp(): Promise<void> {
    this.world.redis.thaw();
    if (!this.world.redis.isUp) await this.world.redis.up();
  }

  private async mailUp(): Promise<void> {
    await this.world.mailbox.goAway();
    await this.world.mailbox.comeBack();
  }

  private async cutDatabase(): Promise<void> {
    await this.world.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  }

  private async expireAll(): Promise<void> {
    await this.world.db.query(`UPDATE checkout SET held_until = now() WHERE status = 'open'`);
  }

  /** Starts what a failpoint has ended. */
  private revive(): void {
    for (const api of this.world.apis) if (!api.isRunning) this.start(api);
  }

  /** Where it reaches its failpoint before it is ready, then without one. */
  private start(api: ShopProcess, settings: Readonly<Record<string, string>> = {}): void {
    if (this.starting.has(api)) return;
    if ('FAILPOINTS' in settings) doomed.add(api);
    else doomed.delete(api);
    const started = api
      .up(settings)
      .catch(() => {
        doomed.delete(api);
        return api.up();
      })
      .finally(() => this.starting.delete(api));
    this.starting.set(api, started);
  }
}
