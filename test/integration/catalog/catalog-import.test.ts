import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { eventually } from '../../support/eventually.js';
import { answerViolations } from '../../support/openapi/answer-violations.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

interface Import {
  readonly created: number;
  readonly edited: number;
  readonly refused: number;
  readonly rows: { row: number; action: string; _id: string; errors: unknown[] }[];
}
interface Line {
  readonly progress?: { step: string; done: number; total: number | null };
  readonly status?: number;
  readonly message?: string;
  readonly code?: string;
  readonly errors?: { field: string; message: string }[];
  readonly data?: Import;
}

let shop: TestApp;
let builder: CatalogBuilder;
let db: Client;

beforeAll(async () => {
  shop = await startTestApp();
  builder = await CatalogBuilder.open(shop);
  await builder.category('Strength');
  await builder.category('Cardio');
  db = new Client(shop.databaseUrl);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await shop.close();
});

const HEAD = 'id,name,price,quantity,category,description,images';
const fileOf = (rows: readonly string[]) => Buffer.from([HEAD, ...rows].join('\n'));
const newRow = (n: number, price: number | string = (10 + n / 100).toFixed(2)) =>
  `,Plate ${n},${price},${n % 50},Strength,A plate of the import,${builder.image}`;
const send = <Data = Import>(file: Buffer, headers: Record<string, string> = {}) =>
  builder.admin.api
    .with({ 'content-type': 'text/csv', ...headers })
    .post<Data>('products/import', file);
const count = async (what: string) =>
  Number((await db.query<{ n: string }>(`SELECT count(*) AS n FROM ${what}`)).rows[0]!.n);

/** The same, with its progress: the lines of the answer. */
async function sendWatched(file: Buffer, headers: Record<string, string> = {}): Promise<Line[]> {
  const answer = await send(file, { accept: 'application/x-ndjson', ...headers });
  expect(answer.headers['content-type']).toBe('application/x-ndjson');
  expect(answerViolations('POST products/import', answer)).toEqual([]);
  return answer.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

describe('a file of 10,000 rows', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => at);

  it('with three bad ones changes nothing and names the three', async () => {
    const bad = new Map([
      [17, newRow(17, 'cheap')],
      [4_999, `,Plate,1,1,Nowhere,A plate of the import,${builder.image}`],
      [9_999, newRow(9_999, 0)],
    ]);
    const before = [await count('product'), await count('audit_entry')];
    const answer = await send(fileOf(rows.map((n) => bad.get(n) ?? newRow(n))));
    expect([answer.status, answer.errors]).toEqual([
      400,
      [
        { field: 'row 19 price', message: 'Price must be a number' },
        { field: 'row 5001 category', message: 'Category not found' },
        { field: 'row 10001 price', message: 'Price must be between 0.01 and 999,999.99' },
      ],
    ]);
    expect([await count('product'), await count('audit_entry')]).toEqual(before);
  });

  it('goes in whole and tells how far it is', async () => {
    const lines = await sendWatched(fileOf(rows.map((n) => newRow(n))));
    expect(lines.at(-1)).toMatchObject({ status: 200, data: { created: 10_000, refused: 0 } });
    const told = lines.flatMap(({ progress }) => progress ?? []);
    const written = told.filter(({ step }) => step === 'writing');
    expect(told[0]).toEqual({ step: 'reading', done: 500, total: null });
    expect(written.map(({ done }) => done)).toEqual(
      rows.filter((n) => n % 500 === 0).map((n) => n + 500),
    );
    expect(written.at(-1)).toEqual({ step: 'writing', done: 10_000, total: 10_000 });
  });

  it('leaves each product as if it had been made alone', async () => {
    const { data, meta } = await shop.api.get<{ _id: string }[]>(
      'products?searchTerm=plate%204242',
    );
    expect(data).toHaveLength(1);
    expect(meta?.total).toBe(1);
    expect((await shop.api.get('products')).meta?.total).toBe(10_000);
    const ledger = `(SELECT product_id, sum(change) AS sum FROM stock_ledger GROUP BY 1) l
       JOIN product ON id = product_id WHERE sum <> quantity`;
    expect(await count(ledger)).toBe(0);
    expect(await count("media_reference WHERE owner = 'catalog.product'")).toBe(10_000);
  });

  it('has one audit entry, with its counts and the way to the file', async () => {
    const { data } = await builder.admin.api.get<{ subject: string }[]>(
      'audit?what=products.import',
    );
    expect(data).toMatchObject([
      { who: { _id: builder.admin.id }, before: null, after: { created: 10_000, edited: 0 } },
    ]);
    const id = data[0]!.subject.replace('import ', '');
    const file = await builder.admin.api.get(`products/imports/${id}/file.csv`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body).toBe(fileOf(rows.map((n) => newRow(n))).toString());
    const unknown = await builder.admin.api.get(`products/imports/${randomUUID()}/file.csv`);
    expect([unknown.status, unknown.message]).toEqual([404, 'File not found']);
  });

  it('comes out, is edited and goes in again: only what differs is written', async () => {
    const { body } = await builder.admin.api.get('products/export.csv');
    const edited = body
      .replaceAll('Plate 42', 'Disc 42')
      .replace(/Plate 77,(.*)Strength/, 'Plate 77,$1Cardio');
    const changed = body.split('\n').filter((line) => line.includes('Plate 42')).length + 1;
    const before = await count('audit_entry');
    const { data } = await send(Buffer.from(edited));
    expect(data).toMatchObject({ created: 0, edited: changed, refused: 0 });
    expect(data.rows).toHaveLength(10_000);
    expect(await count('audit_entry')).toBe(before + 1);
    const { data: category } = await shop.api.get<{ _id: string }[]>(
      'categories?searchTerm=cardio',
    );
    const cardio = await shop.api.get<{ name: string }[]>(
      `products?categories=${category[0]!._id}`,
    );
    expect(cardio.data.map(({ name }) => name)).toEqual(['Plate 77']);
    expect((await shop.api.get('products?searchTerm=disc%204242')).meta?.total).toBe(1);
  });
});

describe('an import', () => {
  it('that is sent again under its key is done once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const before = await count('product');
    const file = fileOf([newRow(20_000), newRow(20_001)]);
    expect((await send(file, key)).data).toMatchObject({ created: 2, edited: 0 });
    const again = await send(file, key);
    expect(again).toMatchObject({
      status: 200,
      message: 'This import was already done',
      data: { created: 2, edited: 0, refused: 0, rows: [] },
    });
    expect(await count('product')).toBe(before + 2);
    expect(await send(file, { 'idempotency-key': 'mine' })).toMatchObject({
      status: 400,
      errors: [{ field: 'Idempotency-Key' }],
    });
  });

  it('that loses the database on its way leaves nothing, and is done when it is sent again', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const before = await count('product');
    const file = fileOf([newRow(30_000), newRow(30_001)]);
    await db.query('BEGIN');
    await db.query('SELECT FROM category FOR UPDATE');
    const broken = send(file, key);
    await eventually(async () => {
      const { rowCount } = await db.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    });
    await db.query('ROLLBACK');
    expect([(await broken).status, await count('product')]).toEqual([503, before]);
    expect((await send(file, key)).data).toMatchObject({ created: 2 });
  });

  it('waits for no other one', async () => {
    await db.query('BEGIN');
    await db.query('SELECT pg_advisory_xact_lock(7265013)');
    const refused = await send(fileOf([newRow(1)]));
    const rehearsed = await builder.admin.api
      .with({ 'content-type': 'text/csv' })
      .post('products/import?dryRun=true', fileOf([newRow(1)]));
    await db.query('ROLLBACK');
    expect([refused.status, refused.code, rehearsed.status]).toEqual([409, 'import_running', 200]);
  });

  it('refuses a product that another row has already, an old version and too low a stock', async () => {
    const { data } = await shop.api.get<{ _id: string }[]>(
      'products?searchTerm=plate%20100&limit=3',
    );
    const [one, two, three] = data.map(({ _id }) => _id);
    const file = [
      'id,price,version,quantity,baseQuantity',
      `${one},3,,,`,
      `${one!.toUpperCase()},4,,,`,
      `${two},5,0,,`,
      `${three},,,0,900`,
    ];
    const answer = await send(Buffer.from(file.join('\n')));
    expect(answer.errors?.map(({ field }) => field)).toEqual([
      'row 3 id',
      'row 4 version',
      'row 5 quantity',
    ]);
    expect(answer.errors?.[0]?.message).toBe('Row 2 has this product already');
  });

  it('that fails tells so in its last line, with the status', async () => {
    const lines = await sendWatched(fileOf([newRow(1, 'x')]));
    expect(lines).toMatchObject([
      { status: 400, code: 'invalid_input', errors: [{ field: 'row 2 price' }] },
    ]);
    const latin = await sendWatched(Buffer.from([...Buffer.from('id,name\n'), 0xe9]));
    expect(latin).toMatchObject([{ status: 400, message: 'The file is not UTF-8 text' }]);
  });
});

it('an export is read no faster than it is taken, however large', async () => {
  // Far more than the 36 MB that a connection's buffers hold at most.
  const text = 'A long text. '.repeat(1600);
  await db.query(`UPDATE product SET description = '${text}'`);
  await shop.app.listen(0, '127.0.0.1');
  const answer = await fetch(`${await shop.app.getUrl()}/api/products/export.csv`, {
    // Packed it would be small enough for the buffers.
    headers: { authorization: `Bearer ${builder.admin.token}`, 'accept-encoding': 'identity' },
  });
  let taken = 0;
  for await (const piece of answer.body as AsyncIterable<Uint8Array>) {
    // What is not read yet is gone now: little of it can be on its way.
    if (taken === 0) await db.query('UPDATE product SET deleted_at = now()');
    taken += piece.length;
  }
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan((10_000 * text.length) / 2);
});
