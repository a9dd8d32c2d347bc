import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Operation, Parameter, Schema } from '../support/openapi/api-document.js';
import type { KnownValues } from '../support/openapi/known-values.js';
import { bodyOf as valuesOfBody, parameterOf } from '../support/openapi/schema-values.js';

/** sqlmap injects where this stands. */
export const MARKER = '*';
/** Starts a text that is no text in the body. */
const BARE = 'bare:';
const BOUNDARY = 'the-boundary';

/** A request with sqlmap's markers in it: see `MARKER`. */
export interface MarkedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

interface Body {
  readonly type: string;
  readonly text: string;
}

/** A value that the shop accepts, the same in each run. */
const sampleOf = (values: fc.Arbitrary<unknown>): unknown =>
  fc.sample(values, { numRuns: 1, seed: 1 })[0];

/** JSON with a marker at the end of each text, number and boolean. */
function markedJson(value: unknown): string {
  const text = JSON.stringify(value, (_name, one: unknown) => {
    if (typeof one === 'string') return `${withoutMarkers(one)}${MARKER}`;
    return typeof one === 'number' || typeof one === 'boolean' ? `${BARE}${one}${MARKER}` : one;
  });
  return text.replaceAll(new RegExp(`"${BARE}([^"]*)"`, 'g'), '$1');
}

const jsonOf = (schema: Schema, known: KnownValues) =>
  sampleOf(valuesOfBody(schema, known, 'complete'));

/** A file with a marker at the end of each cell below the line that names the columns. */
function markedCsv(file: string): string {
  const [columns, ...rows] = file.split('\n');
  const marked = rows.map((row) => row.replaceAll(/(?=,|$)/g, MARKER));
  return [columns, ...marked].join('\n');
}

function bodyOf({ requestBody }: Operation, known: KnownValues): Body | undefined {
  const [content] = Object.entries(requestBody?.content ?? {});
  if (!content) return undefined;
  const [type, { schema }] = content;
  if (type === 'application/json') return { type, text: markedJson(jsonOf(schema, known)) };
  if (type === 'text/csv') return { type, text: markedCsv(String(known.fields.csv)) };
  const head = `Content-Disposition: form-data; name="image"; filename="image.png${MARKER}"`;
  const lines = [`--${BOUNDARY}`, head, 'Content-Type: image/png', '', 'x', `--${BOUNDARY}--`, ''];
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, text: lines.join('\r\n') };
}

const inPlace = ({ parameters }: Operation, place: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === place);

/** The address with all its parameters, each followed by `marker`. */
export function addressOf(operation: Operation, known: KnownValues, marker = ''): string {
  const path = inPlace(operation, 'path').reduce((text, { name }) => {
    const value = known.fields[name];
    if (typeof value !== 'string') throw new Error(`no ${name} is known for ${operation.route}`);
    return text.replace(`{${name}}`, `${value}${marker}`);
  }, operation.path);
  const query = inPlace(operation, 'query').map((parameter) => {
    const value = sampleOf(parameterOf(parameter, known, 'complete'));
    return `${parameter.name}=${encodeURIComponent(withoutMarkers(String(value)))}${marker}`;
  });
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** A request as sqlmap reads it from a file, with a marker at each parameter of path, query, headers and body. */
export function markedRequest(
  operation: Operation,
  known: KnownValues,
  headers: Readonly<Record<string, string>>,
): MarkedRequest {
  const body = bodyOf(operation, known);
  const documented = inPlace(operation, 'header').map(
    ({ name }) => [name, `${randomUUID()}${MARKER}`] as const,
  );
  return {
    method: operation.method,
    path: addressOf(operation, known, MARKER),
    headers: {
      ...headers,
      ...Object.fromEntries(documented),
      ...(body && { 'Content-Type': body.type }),
    },
    body: body?.text,
  };
}

export const withoutMarkers = (text: string): string => text.replaceAll(MARKER, '');

/** The request as the text of HTTP. */
export function httpText(
  { method, path, headers, body = '' }: MarkedRequest,
  host: string,
): string {
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

/** How many parameters are marked. */
export const markersIn = (request: MarkedRequest): number =>
  httpText(request, '').split(MARKER).length - 1;
