import type { Client } from 'pg';

/** `shop_now()` as the shop has it, but ahead by what a table says: no plan is made anew when time moves. */
const SHOP_NOW = `
  CREATE SCHEMA virtual;
  CREATE TABLE virtual.clock (ahead interval NOT NULL);
  INSERT INTO virtual.clock VALUES ('0');
  CREATE OR REPLACE FUNCTION shop_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
    AS 'SELECT clock_timestamp() + ahead FROM virtual.clock'`;

/** The time of this whole process and of one database, which a test moves: `Date` and `shop_now()`. */
export class VirtualTime {
  private aheadMs = 0;
  private readonly realDate = Date;

  private constructor(private readonly db: Client) {
    globalThis.Date = new Proxy(Date, {
      construct: (real, args: ConstructorParameters<DateConstructor>) =>
        args.length > 0 ? new real(...args) : new real(this.nowMs()),
      get: (real, name) =>
        name === 'now' ? () => this.nowMs() : (Reflect.get(real, name) as unknown),
    });
  }

  static async start(db: Client): Promise<VirtualTime> {
    await db.query(SHOP_NOW);
    return new VirtualTime(db);
  }

  /** Puts the time at `ms` since 1970; it may go back. */
  async set(ms: number): Promise<void> {
    this.aheadMs = ms - this.realDate.now();
    await this.db.query("UPDATE virtual.clock SET ahead = $1::float8 * interval '1 millisecond'", [
      this.aheadMs,
    ]);
  }

  async pass(ms: number): Promise<void> {
    await this.set(this.nowMs() + ms);
  }

  /** This process has its own time again. */
  stop(): void {
    globalThis.Date = this.realDate;
  }

  private nowMs(): number {
    return this.realDate.now() + this.aheadMs;
  }
}
