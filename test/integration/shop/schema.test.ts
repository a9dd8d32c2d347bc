import { DataSource, type DataSourceOptions } from 'typeorm';
import { createDatabase, dropDatabase } from '../../support/postgres.js';
import { ALL_ENTITIES } from '../../support/entities.js';
import { openDatabase, type OpenDatabase } from '../../support/open-database.js';
import { startTestApp } from '../../support/start-test-app.js';

/** TypeORM's own tables, made by its migrations and below. */
const OWN_TABLES = ['migrations', 'typeorm_metadata'];

const COLUMNS = `
  SELECT format('%s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
                CASE WHEN a.attcollation = '"C"'::regcollation THEN ' COLLATE "C"' END,
                CASE WHEN a.attnotnull THEN ' NOT NULL' END,
                CASE WHEN a.attidentity <> '' THEN ' IDENTITY ' || a.attidentity::text
                     WHEN a.attgenerated <> '' THEN ' GENERATED ' || pg_get_expr(d.adbin, d.adrelid)
                     ELSE ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
     AND NOT a.attisdropped AND c.relname <> ALL ($1)`;
const CONSTRAINTS = `
  SELECT format('%s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line
    FROM pg_constraint
   WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
     AND conrelid::regclass::text <> ALL ($1)`;
const INDEXES = `SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public' AND tablename <> ALL ($1)`;

/** What a schema is made of, a line each. */
async function schemaOf(dataSource: DataSource) {
  const lines = async (sql: string) => {
    const rows: { line: string }[] = await dataSource.query(sql, [OWN_TABLES]);
    // TypeORM writes it so; the value is the same.
    return rows.map(({ line }) => line.replace("'0'::smallint", '0')).sort();
  };
  return {
    columns: await lines(COLUMNS),
    constraints: await lines(CONSTRAINTS),
    indexes: await lines(INDEXES),
  };
}

const without = (lines: readonly string[], others: readonly string[]) =>
  lines.filter((line) => !others.includes(line));

let migrated: OpenDatabase;

beforeAll(async () => {
  migrated = await openDatabase(ALL_ENTITIES);
});

afterAll(() => migrated.close());

test('a migrated database is as this snapshot says', async () => {
  expect(await schemaOf(migrated.dataSource)).toMatchSnapshot();
});

test('each table of a migrated database has an entity, registered by its module', async () => {
  const tables = (dataSource: DataSource) =>
    dataSource.entityMetadatas.map(({ tableName }) => tableName).sort();
  const rows: { tablename: string }[] = await migrated.dataSource.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
    [OWN_TABLES],
  );
  const shop = await startTestApp();
  const registered = tables(shop.app.get(DataSource));
  await shop.close();
  expect(registered).toEqual(rows.map(({ tablename }) => tablename).sort());
  expect(tables(migrated.dataSource)).toEqual(registered);
});

test('the time of the shop is the real one, unless a test moves it', async () => {
  const [{ body }]: [{ body: string }] = await migrated.dataSource.query(
    `SELECT prosrc AS body FROM pg_proc WHERE proname = 'shop_now'`,
  );
  expect(body).toBe('SELECT clock_timestamp()');
});

test('TypeORM finds nothing to change in a migrated database', async () => {
  const { dataSource } = migrated;
  // TypeORM knows generated columns by what it noted when it made them; here migrations made them.
  await dataSource.query(`CREATE TABLE typeorm_metadata (
    type text, database text, schema text, "table" text, name text, value text)`);
  for (const { tableName, columns } of dataSource.entityMetadatas) {
    for (const { asExpression, databaseName } of columns) {
      if (!asExpression) continue;
      await dataSource.query(
        `INSERT INTO typeorm_metadata
         VALUES ('GENERATED_COLUMN', current_database(), 'public', $1, $2, $3)`,
        [tableName, databaseName, asExpression],
      );
    }
  }
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

/** What Postgres has where TypeORM builds all that the entities declare. */
async function declaredSchema() {
  const name = `vigor_schema_${process.env.JEST_WORKER_ID}_${process.pid}`;
  const url = await createDatabase(name);
  const options = { ...migrated.dataSource.options, url };
  const dataSource = await new DataSource(options as DataSourceOptions).initialize();
  try {
    await dataSource.query('CREATE SEQUENCE order_number');
    await dataSource.synchronize();
    return await schemaOf(dataSource);
  } finally {
    await dataSource.destroy();
    await dropDatabase(name);
  }
}

/** TypeORM compares neither expressions nor kinds of keys and indexes, so Postgres does it here. */
test('what entities declare is what a migrated database has, to the letter', async () => {
  const [declared, real] = [await declaredSchema(), await schemaOf(migrated.dataSource)];
  expect(declared.columns).toEqual(real.columns);
  expect(without(declared.constraints, real.constraints)).toEqual([
    // TypeORM has no INCLUDE.
    'product_words.product_words_pkey PRIMARY KEY (product_id)',
  ]);
  expect(without(declared.indexes, real.indexes)).toEqual([
    'CREATE UNIQUE INDEX product_words_pkey ON public.product_words USING btree (product_id)',
  ]);
  const nameOf = (index: string) => /INDEX (\w+)/.exec(index)?.[1];
  const handmade = migrated.dataSource.entityMetadatas
    .flatMap(({ indices }) => indices)
    .filter(({ synchronize }) => !synchronize)
    .map(({ name }) => name);
  expect(without(real.indexes, declared.indexes).map(nameOf).sort()).toEqual(
    [...handmade, 'product_words_pkey'].sort(),
  );
});
