import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Operation, Parameter, Schema } from '../support/openapi/api-document.js';
import { knownAt, type KnownValues } from '../support/openapi/known-values.js';
import { valueOf } from '../support/openapi/schema-values.js';

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
function sampleOf(schema: Schema, name: string, known: KnownValues): unknown {
  return fc.sample(valueOf(schema, name, known, 'complete'), { numRuns: 1, seed: 1 })[0];
}

/** JSON with a marker at the end of each text, number and boolean. */
function markedJson(value: unknown): string {
  const text = JSON.stringify(value, (_name, one: unknown) => {
    if (typeof one === 'string') return `${withoutMarkers(one)}${MARKER}`;
    return typeof one === 'number' || typeof one === 'boolean' ? `${BARE}${one}${MARKER}` : one;
  });
  return text.replaceAll(new RegExp(`"${BARE}([^"]*)"`, 'g'), '$1');
}

function bodyOf({ requestBody }: Operation, known: KnownValues): Body | undefined {
  const [content] = Object.entries(requestBody?.content ?? {});
  if (!content) return undefined;
  const [type, { schema }] = content;
  if (type === 'application/json') return { type, text: markedJson(sampleOf(schema, '', known)) };
  if (type === 'text/csv') {
    const cells = ['Bell', '9.99', '5', known.category, 'A bell of the scan', known.imageUrl];
    const row = cells.map((cell) => `${cell}${MARKER}`).join(',');
    return { type, text: `name,price,quantity,category,description,images\n${row}` };
  }
  const head = `Content-Disposition: form-data; name="image"; filename="image.png${MARKER}"`;
  const lines = [`--${BOUNDARY}`, head, 'Content-Type: image/png', '', 'x', `--${BOUNDARY}--`, ''];
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, text: lines.join('\r\n') };
}

const inPlace = ({ parameters }: Operation, place: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === place);

/** The address with all its parameters, each followed by `marker`. */
export function addressOf(operation: Operation, all: KnownValues, marker = ''): string {
  const known = knownAt(operation.path, all);
  const value = ({ schema, name }: Parameter) =>
    `${encodeURIComponent(withoutMarkers(String(sampleOf(schema, name, known))))}${marker}`;
  const path = inPlace(operation, 'path').reduce(
    (text, { name }) => text.replace(`{${name}}`, `${known.ids.own!.at(-1)!}${marker}`),
    operation.path,
  );
  const query = inPlace(operation, 'query').map((one) => `${one.name}=${value(one)}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** A request as sqlmap reads it from a file, with a marker at each parameter of path, query, headers and body. */
export function markedRequest(
  operation: Operation,
  known: KnownValues,
  headers: Readonly<Record<string, string>>,
): MarkedRequest {
  const body = bodyOf(operation, knownAt(operation.path, known));
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
