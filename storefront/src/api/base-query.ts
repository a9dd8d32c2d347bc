import { saveFile } from '../../../common/browser/save-file';
import type { Meta } from '../../../common/contract/client';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error';

/** One call; its path is relative to `/api/`. Absent and empty params are left out. */
export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Record<string, string | number | boolean | undefined>;
  /** Sent as JSON, unless it is a form. */
  body?: unknown;
  /** A 404 is not an error: `data` is null then. */
  mayBeMissing?: boolean;
  /** Changes nothing, so that it may be sent again. Every GET is one, and some POSTs with a long question. */
  isRead?: boolean;
  /** Has no time limit: giving up a call that would succeed does harm. So have forms, which upload files. */
  mayTakeLong?: boolean;
  /** Goes on when the page is left. */
  keepalive?: boolean;
}

/** The request of a call. */
export interface CallInit extends RequestInit, Pick<Call, 'isRead' | 'mayTakeLong'> {}

export type ListMeta = Meta<'GET /api/products'>;

/** The `meta` of a response: of a list or of a started payment. */
export type AnswerMeta = ListMeta & Partial<Meta<'POST /api/payment'>>;

/** How calls are sent: by the session's `fetch` in the browser, by injection on the server. */
export interface ApiTransport {
  fetch(path: string, init: CallInit): Promise<Response>;
}

interface Envelope {
  success?: boolean;
  message?: string;
  code?: string;
  data?: unknown;
  meta?: AnswerMeta;
  errors?: ApiError['errors'];
}

const UNREACHABLE = 'We could not reach the shop. Please check your connection and try again.';

/** Sends a call, unwraps the envelope, and passes a list's `meta` to `transformResponse`. */
export const baseQuery: BaseQueryFn<string | Call, unknown, ApiError, object, AnswerMeta> = async (
  args,
  { signal, extra },
) => {
  const call = typeof args === 'string' ? { url: args } : args;
  try {
    const response = await (extra as ApiTransport).fetch(pathOf(call), { ...initOf(call), signal });
    const envelope = await readEnvelope(response);
    if (response.ok && envelope.success) {
      return { data: envelope.data ?? null, meta: envelope.meta };
    }
    if (call.mayBeMissing && response.status === 404) return { data: null };
    return { error: toError(response, envelope) };
  } catch {
    return { error: NOT_REACHED };
  }
};

/** Fetches a file, which takes as long as it is large. */
export async function fetchFile(
  path: string,
  extra: unknown,
): Promise<{ data: Blob } | { error: ApiError }> {
  try {
    const response = await (extra as ApiTransport).fetch(path, { mayTakeLong: true });
    if (!response.ok) return { error: toError(response, await readEnvelope(response)) };
    return { data: await response.blob() };
  } catch {
    return { error: NOT_REACHED };
  }
}

/** Downloads a file under a name. */
export async function downloadFile(
  path: string,
  name: string,
  extra: unknown,
): Promise<{ data: null } | { error: ApiError }> {
  const answer = await fetchFile(path, extra);
  if ('error' in answer) return answer;
  saveFile(answer.data, name);
  return { data: null };
}

const NOT_REACHED: ApiError = { status: 0, message: UNREACHABLE, code: 'unreachable' };

function toError({ status }: Response, envelope: Envelope): ApiError {
  const { message = '', code, errors, data } = envelope;
  return { status, message, code, errors, data };
}

/**
 * An error may have any body, as its status is enough. A success without the `success` flag is not the shop's response but,
 * for example, a Wi-Fi login page or a truncated body. @throws for that
 */
async function readEnvelope(response: Response): Promise<Envelope> {
  const body: unknown = await response.json().catch(() => null);
  const envelope: Envelope = typeof body === 'object' && body !== null ? body : {};
  if (response.ok && envelope.success === undefined) throw new TypeError('Not the shop’s answer');
  return envelope;
}

function pathOf({ url, params = {} }: Call): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return url;
  return `${url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function initOf({ method = 'GET', body, ...call }: Call): CallInit {
  const { isRead, mayTakeLong } = call;
  if (body === undefined) return { method, isRead, mayTakeLong };
  if (body instanceof FormData) return { method, body, mayTakeLong: true };
  const headers = { 'content-type': 'application/json' };
  const { keepalive } = call;
  return { method, body: JSON.stringify(body), headers, isRead, mayTakeLong, keepalive };
}
