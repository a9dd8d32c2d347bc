import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ResolvedField } from './fields.js';

/**
 * Checks that the query selects the column from the declared entity.
 * @throws Error where the alias is of another entity, or of a LEFT JOIN and not `optional`
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
    throw new Error(`${property}: the alias ${source.alias} is not of ${source.entity.name}.`);
  const join = expressionMap.joinAttributes.find((joined) => joined.alias === alias);
  if (join?.direction === 'LEFT' && !isOptional) {
    throw new Error(
      `${property}: the alias ${source.alias} is of a LEFT JOIN, so it must be optional().`,
    );
  }
}
