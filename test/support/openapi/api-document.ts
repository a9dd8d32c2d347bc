import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The part of JSON Schema that the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What is sent or answered, by its content type. */
export type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** As in the role matrix: `PUT products/{id}`. */
  readonly route: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  /** A response without a body, such as a redirect, has no `content`. */
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface ApiDocument {
  readonly paths: Readonly<
    Record<string, Record<string, Omit<Operation, 'method' | 'path' | 'route'>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const FILE = resolve(__dirname, '../../../docs/openapi.json');
const document = JSON.parse(readFileSync(FILE, 'utf8')) as ApiDocument;

export const SCHEMAS = document.components.schemas;

export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase() as Operation['method'];
      return { ...operation, method, path, route: `${method} ${path.replace('/api/', '')}` };
    }),
);

/** The schema itself, where it is a reference, or a reference with a description of its own. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref) return resolved(SCHEMAS[schema.$ref.split('/').at(-1)!]!);
  const { allOf, ...rest } = schema;
  return (allOf ?? []).reduce<Schema>((whole, part) => ({ ...resolved(part), ...whole }), rest);
}
