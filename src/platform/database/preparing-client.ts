import type pg from 'pg';
import { ClosingClient } from './closing-client.js';
import { statementNames } from './statement-names.js';

/**
 * A connection that prepares every statement with values, which TypeORM never does: parsed and planned
 * once a connection. For `extra.Client` of a data source, where no pooler forbids it.
 */
export class PreparingClient extends ClosingClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A proxy has every overload of the method that it stands for.
    this.query = new Proxy(this.query, {
      apply: (query, self, args) => Reflect.apply(query, self, withName(args)),
    });
  }
}

/** The arguments of `query`: a text with values becomes a named statement, all else stays. */
function withName([text, values, callback]: readonly unknown[]): unknown[] {
  if (typeof text !== 'string' || !Array.isArray(values)) return [text, values, callback];
  const name = statementNames.of(text);
  return [{ ...(name && { name }), text, values }, callback];
}
