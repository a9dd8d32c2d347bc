import type { Data, Meta, Route } from '../../../common/contract/client';
import { ApiError, type FieldError } from './api-error';

export interface Answer<R extends Route> {
  data: Data<R>;
  meta: Meta<R>;
}

interface Envelope<R extends Route> extends Partial<Answer<R>> {
  success: boolean;
  /** Set in a streamed answer, whose headers were sent before the outcome was known. */
  status?: number;
  message?: string;
  code?: string;
  errors?: FieldError[];
}

/**
 * Unwraps an answer. Its data has the type of the contract, which the server's tests check.
 * @throws ApiError with the server's message, status, code and errors
 */
export function answerOf<R extends Route>(text: string, status?: number): Answer<R> {
  const envelope = parse(text);
  if (isEnvelope<R>(envelope) && isSuccess(envelope, status)) return envelope;
  const failure = isEnvelope<R>(envelope) ? envelope : undefined;
  throw new ApiError(failure?.message ?? '', status ?? failure?.status ?? 0, failure);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isEnvelope = <R extends Route>(value: unknown): value is Envelope<R> =>
  typeof value === 'object' && value !== null && 'success' in value;

const isSuccess = <R extends Route>(
  envelope: Envelope<R>,
  status = 200,
): envelope is Envelope<R> & Answer<R> => envelope.success && status < 400;
