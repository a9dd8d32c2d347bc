import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtension, ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { imageRules } from '../../../common/contract/image.js';

/** A schema of an OpenAPI document. */
export type OpenApiSchema = Readonly<Record<string, unknown>>;

/** Extension key for the response of a route, until `createOpenApi` adds the envelope. */
export const ANSWER = 'x-answer';
export interface Answer {
  readonly data: OpenApiSchema;
  readonly meta?: OpenApiSchema;
}

const PAGE_META: Readonly<Record<string, OpenApiSchema>> = {
  page: { type: 'integer' },
  limit: { type: 'integer' },
  total: { type: 'integer' },
  totalIsExact: { type: 'boolean' },
};

const answers = (models: readonly Type[], answer: Answer) =>
  applyDecorators(ApiExtraModels(...models), ApiExtension(ANSWER, answer));

const refOf = (view: Type): OpenApiSchema => ({ $ref: getSchemaPath(view) });

/** Documents the `data` of a route that returns an `ApiReply`: a view, a list of it, or null. */
export function Returns(
  view: Type | readonly [Type] | OpenApiSchema | null,
  meta?: OpenApiSchema,
): MethodDecorator {
  const more = meta ? { meta } : {};
  if (view === null) return answers([], { data: { nullable: true, enum: [null] }, ...more });
  if (typeof view === 'function') return answers([view], { data: refOf(view), ...more });
  if (!isList(view)) return answers([], { data: view, ...more });
  return answers([view[0]], { data: { type: 'array', items: refOf(view[0]) }, ...more });
}

/** Documents a page of a list, with the additional properties of its `meta`. */
export function ReturnsPage(view: Type, more: Readonly<Record<string, OpenApiSchema>> = {}) {
  const properties = { ...PAGE_META, ...more };
  const meta = { type: 'object', properties, required: Object.keys(properties) };
  return Returns([view], meta);
}

/** Documents a route that returns a CSV file. */
export const ReturnsCsv = () =>
  ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } });

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

/** Documents a route that returns a PDF file. */
export const ReturnsPdf = () => ApiOkResponse({ content: { 'application/pdf': FILE } });

/** Documents a route that returns an image. */
export const ReturnsImage = () =>
  ApiOkResponse({ content: Object.fromEntries(imageRules.types.map((type) => [type, FILE])) });

function isList(view: readonly [Type] | OpenApiSchema): view is readonly [Type] {
  return Array.isArray(view);
}
