import type { components, paths } from './api.js';

// The types of the API, by route and by name, out of the generated `api.ts`.

type Method = 'get' | 'post' | 'put' | 'delete';

/** A route as the document writes it, for example `GET /api/products/{id}`. */
export type Route = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends object ? `${Uppercase<M>} ${Path}` : never;
  }[Method];
}[keyof paths];

type Operation<R extends Route> = R extends `${infer M} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<M> & Method]
  : never;

type Json<T> = T extends { content: { 'application/json': infer Content } } ? Content : never;

type Envelope<R extends Route> =
  Operation<R> extends { responses: infer Responses }
    ? Json<Responses[keyof Responses & (200 | 201)]>
    : never;

/** The `data` of a route's success. */
export type Data<R extends Route> = Envelope<R> extends { data: infer D } ? D : never;

/** The `meta` of a route's success; of one of many routes any of theirs. */
export type Meta<R extends Route> = R extends Route
  ? [Envelope<R>] extends [never]
    ? undefined
    : Envelope<R> extends { meta: infer M }
      ? M
      : undefined
  : never;

/** What a route takes as JSON. */
export type Body<R extends Route> =
  Operation<R> extends { requestBody: infer Request } ? Json<Request> : never;

/** What a route takes in its query. */
export type Query<R extends Route> =
  Operation<R> extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;

/** What a call of a route takes: its query, the names in its path and its JSON body, each where it has one. */
export type Request<R extends Route> =
  Operation<R> extends { parameters: infer Parameters extends object }
    ? Pick<Parameters, keyof Parameters & ('query' | 'path')> &
        ([Body<R>] extends [never] ? { body?: never } : { body: Body<R> })
    : never;

/** A schema by its name, for example `Schema<'Product'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
