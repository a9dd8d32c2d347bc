import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ResolvedField } from './fields.js';

/**
 * Holds the type of a column to the query that selects it.
 * @throws Error where its alias is of another entity, or of a LEFT JOIN and not `optional`
 */
export function checkSource(
  { expressionMap }: SelectQueryBuilder<ObjectLiteral>,
  property: string,
  { source, isOptional }: ResolvedField<unknown>,
): void {
  if (!source) return;
  const alias = expressionMap.aliases.find(({ name }) => name === source.alias);
  const isOther = alias?.hasMetadata && alias.metadata.target !== source.entity;
  if (!alias || isOther)
    throw new Error(`${property}: ${source.alias} is no ${source.entity.name}.`);
  const join = expressionMap.joinAttributes.find((joined) => joined.alias === alias);
  if (join?.direction === 'LEFT' && !isOptional) {
    throw new Error(`${property}: ${source.alias} is of a LEFT JOIN, so it is optional().`);
  }
}
