import { ApiError, type ErrorBody } from './api-error.js';

/** A response to send; or none, with the connection left open or cut. */
export type ApiReply =
  | { readonly status: number; readonly body: string; readonly headers?: Record<string, string> }
  | 'hang'
  | 'close';

/** The answer to a call that failed; an error of our own is the provider's 500. */
export function errorReply(error: unknown): ApiReply {
  const status = error instanceof ApiError ? error.status : 500;
  return { status, body: JSON.stringify({ error: errorBody(error) }) };
}

function errorBody(error: unknown): ErrorBody {
  if (error instanceof ApiError) return error.body;
  const reason = error instanceof Error ? error.message : String(error);
  return { type: 'api_error', message: `An unexpected error occurred: ${reason}` };
}

/** What the provider says when it is overloaded or broken. */
export function outage(status: number): ApiError {
  if (status === 429) {
    return new ApiError(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Request rate limit exceeded. Learn more about rate limits here: https://docs.stripe.com/rate-limits.',
    });
  }
  if (status < 500) {
    return new ApiError(status, {
      type: status === 402 ? 'card_error' : 'invalid_request_error',
      message: 'The request could not be carried out.',
    });
  }
  return new ApiError(status, { type: 'api_error', message: 'An unknown error occurred.' });
}
