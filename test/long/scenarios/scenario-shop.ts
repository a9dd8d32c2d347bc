import { Client, Pool } from 'pg';
import Stripe from 'stripe';
import { Failpoints } from '../../../src/kernel/failpoints.js';
import { Passwords } from '../../../src/modules/auth/ports/passwords.js';
import { Mailer } from '../../../src/platform/mailer/mailer.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { ScenarioJobs } from './scenario-jobs.js';
import { StatementFaults } from './statement-faults.js';
import type { StepFault } from './step.js';
import { VirtualCards } from './virtual-cards.js';
import { VirtualMailer } from './virtual-mailer.js';
import { VirtualTime } from './virtual-time.js';

const EMPTY_TABLES = `
  SELECT quote_ident(relname) AS name FROM pg_class
   WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     AND query_to_xml('SELECT FROM ' || quote_ident(relname) || ' LIMIT 1', false, false, '')::text
         NOT LIKE '%<row%'`;

/** Whatever form the run's other tests have: jobs run in this process, and nothing else is there. */
const EMBEDDED = { REDIS_URL: '', SMTP_URL: '', S3_ENDPOINT: '' };

/** The shop in this process on a database of its own, with everything around it under a scenario's control. */
export class ScenarioShop {
  readonly mailer = new VirtualMailer();
  /** How many faults have happened. */
  faults = 0;
  /** For actions that happen together. */
  readonly reads = new Pool({ connectionString: this.app.databaseUrl });
  private readonly statements = new StatementFaults();
  private death: string | undefined;
  private tables: string[] = [];
  private provider: Extract<StepFault, { kind: 'provider' }> | undefined;
  /** While something is made to go wrong, a refusal for reasons of the shop's own is no violation. */
  isFaulty = false;

  private constructor(
    readonly app: TestApp,
    readonly db: Client,
    readonly jobs: ScenarioJobs,
    readonly cards: VirtualCards,
    readonly time: VirtualTime,
  ) {}

  static async start(): Promise<ScenarioShop> {
    const jobs = new ScenarioJobs();
    const cards = await VirtualCards.start();
    const app = await startTestApp({ ...EMBEDDED, STRIPE_API_BASE: cards.url });
    const db = new Client(app.databaseUrl);
    await db.connect();
    const shop = new ScenarioShop(app, db, jobs, cards, await VirtualTime.start(db));
    shop.replaceSlowParts();
    jobs.attach(app.app);
    const { rows } = await db.query<{ name: string }>(EMPTY_TABLES);
    shop.tables = rows.map(({ name }) => name);
    return shop;
  }

  /** An empty shop at that time, in which nothing is wrong. */
  async reset(atMs: number): Promise<void> {
    this.disarm();
    this.cards.reset();
    this.mailer.reset();
    const deletes = this.tables.map((name) => `DELETE FROM ${name};`).join(' ');
    const at = `'${new Date(atMs).toISOString()}'`;
    // Documents count anew, and books and balance begin anew: time may go back. Without foreign keys the order of
    // the tables does not matter.
    await this.db.query(`BEGIN; SET LOCAL session_replication_role = replica; ${deletes}
      UPDATE billing_counter SET last_number = 0;
      UPDATE ledger_coverage SET since = ${at}, until = '1970-01-01 00:00Z', opened_at = NULL,
        last_day = '1970-01-01', last_day_at = ${at};
      UPDATE balance_cursor SET read_until = since, opening_cents = NULL, provider_cents = NULL,
        balance_cents = NULL, balance_at = NULL, compared_until = NULL, fetched_at = NULL; COMMIT`);
    await this.time.set(atMs);
  }

  /** Frees what deleted rows took. */
  async vacuum(): Promise<void> {
    await this.db.query('VACUUM ANALYZE');
  }

  arm(fault: StepFault): void {
    this.isFaulty = true;
    switch (fault.kind) {
      case 'statement':
        return this.statements.arm(fault.inStatements, fault.how);
      case 'death':
        this.death = fault.at;
        return;
      case 'provider': {
        const { operation, does, when, times } = fault;
        this.provider = fault;
        return this.cards.knobs.turn({
          faults: [{ operation, does, when, times, status: 500 }],
        });
      }
    }
  }

  disarm(): void {
    const left = this.cards.knobs.faults[0]?.times ?? 0;
    if (this.provider) this.faults += this.provider.times - left;
    this.provider = undefined;
    this.faults += this.statements.happened;
    this.statements.happened = 0;
    this.statements.disarm();
    this.cards.knobs.turn({ faults: [] });
    this.death = undefined;
    this.isFaulty = false;
  }

  async close(): Promise<void> {
    this.time.stop();
    this.statements.stop();
    await this.reads.end();
    await this.db.end();
    await this.app.close();
    await this.cards.close();
    jest.restoreAllMocks();
  }

  /** What would take real time, or end this process. */
  private replaceSlowParts(): void {
    const { app } = this.app;
    const get = <T>(token: abstract new (...args: never[]) => T): T =>
      app.get<T>(token, { strict: false });
    Object.assign(get(Passwords), {
      checkRoom: () => undefined,
      hash: async (password: string) => `cheap:${password}`,
      verify: async (hash: string | undefined, password: string) => hash === `cheap:${password}`,
    } satisfies Passwords);
    get(Mailer).send = this.mailer.send;
    get(Failpoints).reach = (point) => {
      if (point !== this.death) return;
      this.death = undefined;
      this.faults += 1;
      throw new Error(`died at ${point}`);
    };
    // Pauses before its one retry.
    Object.assign(get(Stripe), {
      getInitialNetworkRetryDelay: () => 0,
      getMaxNetworkRetryDelay: () => 0,
    } satisfies Partial<Stripe>);
  }
}
