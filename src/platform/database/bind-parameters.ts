import type { ObjectLiteral, QueryBuilder } from 'typeorm';

/** Types allowed as a parameter; undefined would silently become NULL. */
export type SqlValue = string | number | boolean | Date | null | readonly SqlValue[];

/** A statement with numbered placeholders, and the values to bind to them. */
export interface BoundText<Parameter extends string> {
  readonly text: string;
  valuesOf(values: Readonly<Record<Parameter, SqlValue>>): unknown[];
}

/**
 * Replaces the named parameters of a query with placeholders. Values that the query builder has
 * bound stay as they are.
 * @throws Error for a parameter that the text does not use, or that has no value.
 */
export function bindParameters<Parameter extends string>(
  query: QueryBuilder<ObjectLiteral>,
  parameters: readonly Parameter[],
  tail: string,
  wrap: (query: string) => string = (sql) => sql,
): BoundText<Parameter> {
  // Each parameter is bound to a unique object, which identifies its placeholder.
  const markers = new Map<unknown, Parameter>(parameters.map((name) => [{ name }, name]));
  const marked = Object.fromEntries([...markers].map(([marker, name]) => [name, marker]));
  const [text, bound] = query.dataSource.driver.escapeQueryWithParameters(
    `${wrap(query.getQuery())} ${tail}`.trimEnd(),
    { ...query.getParameters(), ...marked },
  );
  const unused = parameters.find((name) => !bound.includes(marked[name]));
  const [, unbound] = /(?<![:\w]):([a-z]\w*)/i.exec(text) ?? [];
  if (unused || unbound)
    throw new Error(`The parameter ${unused ?? unbound} is unused or has no value: ${text}`);
  const places = bound.map((constant) => ({ name: markers.get(constant), constant }));
  return {
    text,
    valuesOf: (values) => places.map(({ name, constant }) => (name ? values[name] : constant)),
  };
}

/**
 * SQL for a parameter whose value Postgres does not see as it plans. Where a value that it sees looks cheaper than
 * any other, it plans each call anew, which takes several times as long as reading a few rows by their key.
 */
export const hiddenValue = (parameter: string, type: 'uuid' | 'uuid[]' | 'text[]' | 'integer[]') =>
  `(SELECT :${parameter}::${type})`;

/** SQL for 'one of these', an array parameter of hidden length. */
export const anyOf = (parameter: string, type: 'uuid' | 'text' = 'uuid') =>
  `ANY (${hiddenValue(parameter, `${type}[]`)}::${type}[])`;
