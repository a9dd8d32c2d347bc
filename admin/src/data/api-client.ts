import type { Meta } from '../../../common/contract/client';
import type { fetchUtils } from 'react-admin';
import { ApiError } from './api-error';
import type { Endpoint } from './endpoints';
import { queryOf } from './query-of';

export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** What an answer says beside its data. */
export type ListMeta = Meta<'GET /api/products'> &
  Partial<Pick<Meta<'GET /api/orders'>, 'counts'>> &
  Partial<Meta<'GET /api/analytics/revenue'>>;

interface Envelope {
  success: boolean;
  message: string;
  data: unknown;
  meta?: ListMeta;
}

interface ApiAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
  meta?: ListMeta;
}

/** Where no server answered. */
export const UNREACHABLE = 'The shop cannot be reached. Please try again.';

/**
 * One call of the API, its envelope taken off.
 * @throws ApiError with the server's message, status and body; status 0 where no server answered
 */
export async function callApi(
  fetch: ApiFetch,
  path: string,
  init: RequestInit = {},
): Promise<ApiAnswer> {
  const response = await answerOf(fetch, path, init);
  const body = await response.text();
  const envelope = parse(body);
  if (!response.ok || !envelope?.success) {
    throw new ApiError(envelope?.message || '', response.status, envelope);
  }
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: withIds(envelope.data),
    meta: envelope.meta,
  };
}

/**
 * A file the API makes.
 * @throws ApiError as `callApi` does
 */
export async function fetchFile(fetch: ApiFetch, path: string): Promise<Blob> {
  const response = await answerOf(fetch, path, {});
  if (response.ok) return response.blob();
  const envelope = parse(await response.text());
  throw new ApiError(envelope?.message || '', response.status, envelope);
}

function answerOf(fetch: ApiFetch, path: string, init: RequestInit): Promise<Response> {
  return fetch(path, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(UNREACHABLE, 0);
  });
}

type HttpClient = (url: string, options?: fetchUtils.Options) => Promise<ApiAnswer>;

/** The client below `ra-data-simple-rest`: speaks that provider's query and our API's. */
export function apiClient(fetch: ApiFetch, sort: Endpoint['sort']): HttpClient {
  return (url, options = {}) => {
    const [path = '', query] = url.split('?');
    const { method, body, signal } = options;
    const headers = body ? { 'content-type': 'application/json' } : undefined;
    return callApi(fetch, path + translate(query, sort), { method, body, signal, headers });
  };
}

/**
 * `sort=["a","DESC"]&range=[25,49]&filter={}` becomes `page=2&limit=25&sort=-a`. A page of infinite length, which JSON
 * writes as null, is the whole list, for the few that the API gives whole.
 */
function translate(query: string | undefined, sort: Endpoint['sort']): string {
  if (!query) return '';
  const given = new URLSearchParams(query);
  const [from, to] = JSON.parse(given.get('range') ?? '[0,24]') as [number, number | null];
  const [field, order] = JSON.parse(given.get('sort') ?? '["",""]') as [string, string];
  const filter = JSON.parse(given.get('filter') ?? '{}') as Record<string, unknown>;
  const limit = to === null ? undefined : to - from + 1;
  const page = {
    page: limit && from / limit + 1,
    limit,
    sort:
      sort === 'none'
        ? ''
        : sort === 'price'
          ? order.toLowerCase()
          : order === 'DESC'
            ? `-${field}`
            : field,
  };
  return `?${queryOf({ ...page, ...filter })}`;
}

function parse(body: string): Envelope | null {
  try {
    return JSON.parse(body) as Envelope;
  } catch {
    return null;
  }
}

/** React-Admin knows records by `id`, the API by `_id`. */
function withIds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withIds);
  if (typeof data !== 'object' || data === null || !('_id' in data)) return data;
  return { ...data, id: data._id };
}
