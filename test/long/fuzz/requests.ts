import * as fc from 'fast-check';
import type { Operation, Parameter } from '../../support/openapi/api-document.js';
import { HOSTILE_NAMES, hostileText } from '../../support/openapi/hostile-values.js';
import { bodyOf } from './request-bodies.js';
import { knownAt, type KnownValues } from '../../support/openapi/known-values.js';
import { idsOf, type Manner, parameterOf } from '../../support/openapi/schema-values.js';

export interface FuzzedRequest {
  readonly method: Operation['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly payload?: string | Buffer;
}

type Part = 'path' | 'query' | 'headers' | 'body';

const BROKEN_SEGMENTS = ['%ff', '%', '%zz', '%00', '%ED%A0%80', 'a%2f..%2fb', ';', ':id', '*'];
const BROKEN_ENDS = ['', '', '', '&', '&=', '&&a', '&page=%ff', '&a=%E0%A4%A', '&limit', '#'];
const HEADER_VALUES = ['', 'x', '*/*', 'é', 'a,b;q=0', '1'.repeat(3_000)];

/** A token that says it needs no signature. */
const UNSIGNED = 'Bearer eyJhbGciOiJub25lIn0.eyJfaWQiOiIxIiwicm9sZSI6ImFkbWluIn0.';

/** Percent-encoded; half a character as the bytes that are no UTF-8. */
const encoded = (text: string) =>
  text
    .split(/([\ud800-\udfff])/u)
    .map((part) => (part.isWellFormed() ? encodeURIComponent(part) : '%ED%A0%80'))
    .join('');

const inPlace = (operation: Operation, place: Parameter['in']) =>
  operation.parameters.filter((parameter) => parameter.in === place);

function pathOf(operation: Operation, known: KnownValues, manner: Manner): fc.Arbitrary<string> {
  const segmentOf = (name: string) => {
    const own = idsOf(known, 'own');
    const field = fc.constant(String(known.fields[name]));
    const id = name in known.fields ? fc.oneof({ weight: 2, arbitrary: field }, own) : own;
    if (manner === 'honest') return id;
    return fc.oneof(
      id,
      // A dot or nothing would name another route.
      hostileText.map((text) => `x${encoded(text)}`),
      fc.constantFrom(...BROKEN_SEGMENTS),
    );
  };
  return inPlace(operation, 'path').reduce(
    (paths, { name }) =>
      fc
        .tuple(paths, segmentOf(name))
        .map(([path, value]) => path.replace(`{${name}}`, () => value)),
    fc.constant(operation.path) as fc.Arbitrary<string>,
  );
}

/** A few of the documented parameters; `hostile`: also some that are wrong, strange or given twice. */
function queryOf(operation: Operation, known: KnownValues, manner: Manner): fc.Arbitrary<string> {
  const parameters = inPlace(operation, 'query');
  const names = parameters.flatMap(({ name }) => [name, name, `${name}[]`, `${name}[a]`]);
  const absent = { weight: 4, arbitrary: fc.constant(undefined) };
  const documented = parameters.map((parameter) => {
    const { name, required } = parameter;
    const value = parameterOf(parameter, known, 'honest').map((some) => [name, String(some)]);
    return required ? value : fc.oneof(absent, { weight: 1, arbitrary: value });
  });
  const hostile = fc.array(
    fc.tuple(fc.constantFrom(...names, ...HOSTILE_NAMES), hostileText).map((pair) => [...pair]),
    { minLength: 1, maxLength: 2 },
  );
  return fc
    .tuple(
      fc.tuple(...documented),
      manner === 'honest' ? fc.constant([]) : hostile,
      manner === 'honest' ? fc.constant('') : fc.constantFrom(...BROKEN_ENDS),
    )
    .map(([good, bad, end]) => {
      const pairs = [...good, ...bad].flatMap((pair) =>
        pair ? [pair.map(encoded).join('=')] : [],
      );
      return pairs.length + end.length > 0 ? `?${pairs.join('&')}${end}` : '';
    });
}

function headersOf(operation: Operation, known: KnownValues) {
  const value = fc.oneof(idsOf(known, 'none'), fc.constantFrom(...HEADER_VALUES));
  const documented = inPlace(operation, 'header').map(({ name }) => [name.toLowerCase(), value]);
  const fields: Record<string, fc.Arbitrary<string>> = {
    accept: fc.constantFrom(...HEADER_VALUES, 'application/x-ndjson', 'text/csv'),
    cookie: fc.constantFrom('refresh=x', 'refresh=', '=', ';;', `refresh=${'a'.repeat(2_000)}`),
    origin: fc.constantFrom('null', 'http://evil.example', 'x'),
    'accept-language': fc.constantFrom(...HEADER_VALUES),
    'user-agent': fc.constantFrom(...HEADER_VALUES),
    'x-forwarded-for': fc.constantFrom('unknown', '::1', '1.2.3.4, x', ''),
    authorization: fc.constantFrom('', 'x', 'Bearer', 'Bearer x', 'Basic YTpi', UNSIGNED),
    ...Object.fromEntries(documented),
  };
  return fc.record(fields, { requiredKeys: [] });
}

function requestOf(
  operation: Operation,
  known: KnownValues,
  manner: (part: Part) => Manner,
): fc.Arbitrary<FuzzedRequest> {
  const [documented] = Object.entries(operation.requestBody?.content ?? {});
  return fc
    .tuple(
      pathOf(operation, known, manner('path')),
      queryOf(operation, known, manner('query')),
      manner('headers') === 'honest' ? fc.constant({}) : headersOf(operation, known),
      operation.method === 'GET'
        ? fc.constant(null)
        : bodyOf(documented?.[0], documented?.[1].schema, known, manner('body')),
    )
    .map(([path, query, headers, body]) => ({
      method: operation.method,
      url: `${path}${query}`,
      headers: { ...headers, ...(body?.type === undefined ? {} : { 'content-type': body.type }) },
      ...(body ? { payload: body.payload } : {}),
    }));
}

/** Requests to an operation: as documented, or hostile in one part, so that the others are reached. */
export function requestsTo(operation: Operation, known: KnownValues): fc.Arbitrary<FuzzedRequest> {
  const knownHere = knownAt(operation.path, known);
  const of = (weight: number, hostile?: Part) => ({
    weight,
    arbitrary: requestOf(operation, knownHere, (part) => (part === hostile ? 'hostile' : 'honest')),
  });
  return fc.oneof(
    of(3),
    of(inPlace(operation, 'path').length > 0 ? 1 : 0, 'path'),
    of(2, 'query'),
    of(1, 'headers'),
    of(operation.method === 'GET' ? 0 : 4, 'body'),
  );
}
