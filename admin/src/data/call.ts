import type { Request, Route } from '../../../common/contract/client';
import { provenFetch } from '../session/proof-requests';
import { answerOf, type Answer } from './envelope';
import { request, type AnyRequest, type ApiFetch } from './request';

interface Extras {
  /** Sent as the body where the route takes a file. */
  file?: Blob | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

type Given<R extends Route> = Request<R> & Extras;

/** The argument is optional where the route needs none. */
type Arguments<R extends Route> =
  Partial<Given<R>> extends Given<R> ? [given?: Given<R>] : [given: Given<R>];

/** Sends a call whose parts are not typed. */
export async function send<R extends Route>(
  fetch: ApiFetch,
  route: R,
  given?: AnyRequest,
): Promise<Answer<R>> {
  const response = await request(fetch, route, given);
  return answerOf<R>(await response.text(), response.status);
}

/**
 * One call of the API, its path, body and answer as the contract says.
 * @throws ApiError with the server's message, status and errors; status 0 where no server answered
 */
export const call = <R extends Route>(route: R, ...[given]: Arguments<R>): Promise<Answer<R>> =>
  send(provenFetch, route, given);

/** The lists that can be exported as CSV. */
export type ExportRoute = Extract<Route, `GET ${string}/export${string}.csv`>;

/** All routes that answer with a file. */
type FileRoute = Extract<Route, `GET ${string}.csv` | `GET ${string}.pdf` | `GET ${string}/file`>;

/**
 * Downloads a file: a filtered list or the file of an import as CSV, a document as PDF, or a private image.
 * @throws ApiError as `call` does
 */
export async function download(route: FileRoute, given: AnyRequest): Promise<Blob> {
  const response = await request(provenFetch, route, given);
  if (!response.ok) answerOf(await response.text(), response.status);
  return response.blob();
}
