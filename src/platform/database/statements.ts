import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityTarget,
  type ObjectLiteral,
  type QueryBuilder,
  type Repository,
  type SelectQueryBuilder,
  type UpdateResult,
} from 'typeorm';
import { bindParameters } from './bind-parameters.js';
import { checkSource } from './check-source.js';
import { Connections } from './connections.js';
import { exactlyOne } from './exactly-one.js';
import { type Fields, resolveFields, type RowOf } from './fields.js';
import { PreparedQuery } from './prepared-query.js';
import { PreparedWrite } from './prepared-write.js';
import { rowReader } from './row-reader.js';
import { SqlStatement } from './sql-statement.js';

/** A query builder, whatever it selects. */
export type AnyQuery = SelectQueryBuilder<ObjectLiteral>;

/** A query without parameters. */
export interface Select<Selected extends Fields> {
  /** The properties of the rows: see `columns`, `column`, `optional` and `computed`. */
  readonly select: Selected;
  /** Everything but the selection, from `from` to `orderBy`. */
  readonly build: (query: AnyQuery) => AnyQuery;
}

/**
 * The end of a paginated query: TypeORM accepts numbers there, but no parameters. In a common table
 * expression: `${query.createQueryBuilder().select(…).from(…).getQuery()} ${WINDOW}`.
 */
export const WINDOW = 'LIMIT :limit OFFSET :offset';

/** The first rows of a query, which is ordered by these selected properties. */
export interface FirstRows {
  readonly rows: number;
  readonly order: Readonly<Record<string, 'ASC' | 'DESC'>>;
}

/**
 * Queries with typed rows. They join the open unit of work; outside one the replica may serve them, with
 * slightly stale data. A query that locks needs a unit of work.
 *
 * - Build a hot read once, in a field of its class; each call then costs no more than handwritten SQL:
 *
 *       private readonly byId = this.statements.prepare({
 *         select: {
 *           ...columns(ProductEntity, 'product', ['id', 'name', 'finalPriceCents']),
 *           categoryTitle: column(CategoryEntity, 'category', 'title'),
 *         },
 *         params: ['id'],
 *         build: (query) =>
 *           query
 *             .from(ProductEntity, 'product')
 *             .innerJoin(CategoryEntity, 'category', 'category.id = product.categoryId')
 *             .where('product.id = :id AND product.deletedAt IS NULL'),
 *       });
 *
 *       const product = await this.byId.one({ id });
 *
 *   For pagination: `tail: WINDOW`, and `limit` and `offset` among the parameters.
 * - `select` builds and plans its query on each call, with values bound by `where(…, { … })`: for
 *   varying filters, and for values that need different plans.
 * - `prepareWrite` is for hot writes; `together` sends several without waiting for each.
 * - `sql` is for what the query builder cannot express. Its text is in a `*.sql.ts` file, with the reason.
 */
@Injectable()
export class Statements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly connections: Connections,
  ) {}

  /**
   * A query with constant text, prepared unless a pooler forbids it. `params` lists all its
   * parameters. `prepared: false` has each call planned for its values, where one generic plan does
   * not suit them all. `within` reads a page, by `limit` and `offset`, of its first rows: their
   * number is a part of the text, so that one generic plan suits all pages. A limit that is known
   * by its parameter only is taken for a tenth of the list, and each page would be planned anew.
   */
  prepare<Selected extends Fields, const Parameter extends string = never>(
    query: Select<Selected> & {
      readonly params?: readonly Parameter[];
      readonly tail?: string;
      readonly prepared?: boolean;
      readonly within?: FirstRows;
    },
  ): PreparedQuery<Parameter, RowOf<Selected>> {
    const built = this.built(query);
    return new PreparedQuery(
      this.connections,
      accessOf(built),
      bindParameters(
        built,
        query.params ?? [],
        query.tail ?? '',
        query.within && pageOf(query.within),
      ),
      rowReader(this.dataSource, query.select, 'by property'),
      query,
    );
  }

  /**
   * A write with constant text, built and prepared once: `set({ status: () => ':status' })`, with
   * `params` for all its parameters. `returning` types the columns that it returns, by their names.
   */
  prepareWrite<
    Entity extends ObjectLiteral,
    const Parameter extends string,
    Selected extends Fields = Record<never, never>,
  >(write: {
    readonly entity: EntityTarget<Entity>;
    readonly params: readonly Parameter[];
    readonly build: (repository: Repository<Entity>) => QueryBuilder<Entity>;
    readonly returning?: Selected;
  }): PreparedWrite<Parameter, RowOf<Selected>> {
    const built = write.build(this.dataSource.getRepository(write.entity));
    return new PreparedWrite(
      this.connections,
      bindParameters(built, write.params, ''),
      // Without `returning` nothing is read.
      rowReader(this.dataSource, write.returning ?? ({} as Selected), 'by column'),
    );
  }

  /** The rows of a query that is built and planned for this call. */
  async select<Selected extends Fields>(query: Select<Selected>): Promise<RowOf<Selected>[]> {
    const built = this.built(query);
    const [text, values] = built.getQueryAndParameters();
    const { rows } = await this.connections.run(accessOf(built), { text, values });
    return rowReader(this.dataSource, query.select, 'by property')(rows);
  }

  /** For aggregates. @throws Error with the properties selected, where there is no row or several */
  async selectExactlyOne<Selected extends Fields>(
    query: Select<Selected>,
  ): Promise<RowOf<Selected>> {
    return exactlyOne(await this.select(query), Object.keys(query.select).join(', '));
  }

  /**
   * Handwritten SQL. `answers` types what it selects or returns: `columns` of entities by the names
   * of the columns, any other `value` by the name of its property. Not prepared where one generic
   * plan does not suit all values.
   */
  sql<Selected extends Fields>(
    text: string,
    answers: Selected,
    { prepared = true } = {},
  ): SqlStatement<RowOf<Selected>> {
    const rows = rowReader(this.dataSource, answers, 'by column');
    return new SqlStatement(this.connections, text, rows, { prepared });
  }

  /** Types the rows of `returning(…)`, which TypeORM leaves untyped: `returned(result, columns(…))`. */
  returned<Selected extends Fields>(
    { raw }: Pick<UpdateResult, 'raw'>,
    answers: Selected,
  ): RowOf<Selected>[] {
    return rowReader(this.dataSource, answers, 'by column')(raw);
  }

  private built({ select, build }: Select<Fields>): AnyQuery {
    const query = build(this.dataSource.createQueryBuilder()).select([]);
    for (const [property, field] of resolveFields(this.dataSource, select)) {
      checkSource(query, property, field);
      query.addSelect(field.sql, property);
    }
    return query;
  }
}

/** The page of the first rows of a query. */
const pageOf = ({ rows, order }: FirstRows) => {
  const sorted = Object.entries(order).map(
    ([property, direction]) => `page."${property}" ${direction}`,
  );
  return (query: string) =>
    `SELECT page.* FROM (${query} LIMIT ${rows}) page ORDER BY ${sorted.join(', ')} ${WINDOW}`;
};

const accessOf = ({ expressionMap }: AnyQuery) => (expressionMap.lockMode ? 'write' : 'read');
