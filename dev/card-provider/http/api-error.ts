import type Stripe from 'stripe';

/** The provider's error body. */
export interface ErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** An error response in the provider's format. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** Whether it is stored for the idempotency key; not where nothing was begun. */
    readonly kept: boolean = status !== 401 && status !== 403 && status !== 409 && status < 429,
  ) {
    super(body.message);
  }
}

/** 400: a parameter is bad, and nothing was begun. */
export function badParam(param: string, message: string, code?: string): ApiError {
  return new ApiError(
    400,
    { type: 'invalid_request_error', message, param, ...(code && { code }) },
    false,
  );
}

/** 404, or 400 where the id stood in a parameter. */
export function noSuch(kind: string, id: string, param?: string): ApiError {
  return new ApiError(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: param ?? (kind === 'payment_intent' ? 'intent' : 'id'),
  });
}

/** 400: the object is not in a state for that. */
export function refused(code: string, message: string, more: Partial<ErrorBody> = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', code, message, ...more });
}

/** 402: the card. */
export function cardError(message: string, more: Partial<ErrorBody>): ApiError {
  return new ApiError(402, { type: 'card_error', message, ...more });
}
