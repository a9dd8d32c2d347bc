import { Ajv, type ValidateFunction } from 'ajv';
import type { ApiAnswer } from '../api-client.js';
import { OPERATIONS, type Schema, SCHEMAS } from './api-document.js';

/** Of a body in a message, in characters. */
const MOST_SHOWN = 500;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const INTERNALS = /QueryFailedError|syntax error|violates|node_modules|\bat \S+\.[jt]s:\d+/;

const ajv = new Ajv({ strict: false, formats: { 'date-time': DATE_TIME } });
ajv.addSchema({ $id: 'api', components: { schemas: mapped(SCHEMAS) } });
const validators = new Map<Schema, ValidateFunction>();

/**
 * OpenAPI 3.0 as JSON Schema: what is nullable may be null. No object has a property that is not
 * documented.
 */
function strict({ nullable, ...schema }: Schema): Schema {
  if (nullable) return { anyOf: [{ type: 'null' }, strict(schema)] };
  const { $ref, properties, items, allOf, additionalProperties } = schema;
  const others =
    typeof additionalProperties === 'object' ? strict(additionalProperties) : additionalProperties;
  return {
    ...schema,
    ...(others !== undefined && { additionalProperties: others }),
    ...($ref && { $ref: `api${$ref}` }),
    ...(properties && {
      properties: mapped(properties),
      additionalProperties: others ?? false,
    }),
    ...(items && { items: strict(items) }),
    ...(allOf && { allOf: allOf.map(strict) }),
  };
}

function mapped(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, of]) => [name, strict(of)]));
}

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(strict(schema));
  validators.set(schema, known);
  return known;
}

/**
 * What of an answer of a route, such as `GET products/{id}`, is not as the document says; empty where
 * all is.
 */
export function answerViolations(
  route: string,
  { status, headers, body }: Pick<ApiAnswer, 'status' | 'headers' | 'body'>,
): string[] {
  const operation = OPERATIONS.find((one) => one.route === route);
  if (!operation) return [`${route} is not documented`];
  const shown = body.slice(0, MOST_SHOWN);
  if (status >= 500) return [`${status}: ${shown}`];
  if (INTERNALS.test(body)) return [`${status} has internals: ${shown}`];
  const { [status]: own, default: failure } = operation.responses;
  const response = own ?? (status >= 400 ? failure : undefined);
  if (!response) return [`${status} is not documented: ${shown}`];
  if (!response.content) return body === '' ? [] : [`${status} has a body: ${shown}`];
  const type = String(headers['content-type']).split(';')[0]!;
  const content = response.content[type];
  if (!content) return [`${status} of type ${type} is not documented: ${shown}`];
  if (type !== 'application/json') return [];
  const validate = validatorOf(content.schema);
  if (validate(JSON.parse(body))) return [];
  return [`${status} is not as documented: ${ajv.errorsText(validate.errors)} in ${shown}`];
}
