import type pg from 'pg';
import { DeferredStartClient } from './deferred-start-client.js';
import { statementNames } from './statement-names.js';

/**
 * A connection that prepares every statement with values, parsed and planned once per connection,
 * which TypeORM does not do. For `extra.Client` of a data source without a pooler.
 */
export class PreparingClient extends DeferredStartClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A proxy preserves all overloads of the method.
    this.query = new Proxy(this.query, {
      apply: (query, self, args) => Reflect.apply(query, self, withName(args)),
    });
  }
}

/** Arguments of `query`: a text with values becomes a named statement; others are unchanged. */
function withName([text, values, callback]: readonly unknown[]): unknown[] {
  if (typeof text !== 'string' || !Array.isArray(values)) return [text, values, callback];
  const name = statementNames.of(text);
  return [{ ...(name && { name }), text, values }, callback];
}
