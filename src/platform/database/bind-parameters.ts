import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** What a parameter of a statement may be; undefined would silently be NULL. */
export type SqlValue = string | number | boolean | Date | null | readonly SqlValue[];

/** A text with numbered places, and what stands in them. */
export interface BoundText<Parameter extends string> {
  readonly text: string;
  valuesOf(values: Readonly<Record<Parameter, SqlValue>>): unknown[];
}

/**
 * The text of a query, its named parameters turned into places. What the query builder bound itself
 * stays as it is.
 * @throws Error for a parameter that the text does not name, or that has no value.
 */
export function bindParameters<Parameter extends string>(
  query: SelectQueryBuilder<ObjectLiteral>,
  parameters: readonly Parameter[],
  tail: string,
): BoundText<Parameter> {
  // An object of its own for each parameter tells where it goes.
  const markers = new Map<unknown, Parameter>(parameters.map((name) => [{ name }, name]));
  const marked = Object.fromEntries([...markers].map(([marker, name]) => [name, marker]));
  const [text, bound] = query.dataSource.driver.escapeQueryWithParameters(
    `${query.getQuery()} ${tail}`.trimEnd(),
    { ...query.getParameters(), ...marked },
  );
  const unused = parameters.find((name) => !bound.includes(marked[name]));
  const [, unbound] = /(?<![:\w]):([a-z]\w*)/i.exec(text) ?? [];
  if (unused || unbound)
    throw new Error(`The parameter ${unused ?? unbound} goes nowhere: ${text}`);
  const places = bound.map((constant) => ({ name: markers.get(constant), constant }));
  return {
    text,
    valuesOf: (values) => places.map(({ name, constant }) => (name ? values[name] : constant)),
  };
}
