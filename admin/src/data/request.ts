import type { Route } from '../../../common/contract/client';
import { ApiError } from './api-error';
import { queryOf } from './query-of';

export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The parts of a call of any route. */
export interface AnyRequest {
  query?: object;
  path?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** Sent as it is. */
  file?: Blob | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Shown where no server answered. */
export const UNREACHABLE = 'The shop cannot be reached. Please try again.';

/**
 * Sends a call of the API and returns the raw response.
 * @throws ApiError with status 0 where no server answered; what `signal` aborts rejects as `fetch` does
 */
export function request(fetch: ApiFetch, route: Route, given: AnyRequest = {}): Promise<Response> {
  const { query = {}, path = {}, body, file, headers, signal } = given;
  const [method, template = ''] = route.split(' ');
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = queryOf(query);
  return fetch(search ? `${address}?${search}` : address, {
    method,
    body: body ? JSON.stringify(body) : file,
    headers: body ? { 'content-type': 'application/json', ...headers } : headers,
    signal,
  }).catch((error: unknown) => {
    throw isAbort(error) ? error : new ApiError(UNREACHABLE, 0);
  });
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
