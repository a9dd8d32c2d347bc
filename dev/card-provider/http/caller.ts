import type { IncomingMessage } from 'node:http';
import type { Operation } from '../operations/operations.js';
import type { Work } from '../state/work.js';
import { ApiError, badParam } from './api-error.js';
import type { Form } from './form.js';

export interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

/** The server with the secret key, or a browser with the publishable one. */
export type Caller = 'server' | 'browser';

/**
 * Who calls. Takes `key` out of the form.
 * @throws ApiError 401 for no or a wrong key; on the public port the secret key is refused, too.
 */
export function identify(
  request: IncomingMessage,
  form: Form,
  keys: Keys,
  browsersOnly: boolean,
): Caller {
  const sent = bearer(request) ?? form.get('key');
  form.delete('key');
  if (sent === keys.secretKey && !browsersOnly) return 'server';
  if (sent === keys.publishableKey) return 'browser';
  const message =
    typeof sent === 'string' && sent
      ? `Invalid API Key provided: ${masked(sent)}`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new ApiError(401, { type: 'invalid_request_error', message });
}

/** Whether this caller may do that. Takes `client_secret` out of the form. */
export function permit(
  caller: Caller,
  operation: Operation,
  work: Work,
  id: string,
  form: Form,
): void {
  const secret = form.get('client_secret');
  form.delete('client_secret');
  if (caller === 'browser' && !operation.browser) {
    throw new ApiError(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message:
        'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    });
  }
  const intent = work.find(id);
  if (intent?.object !== 'payment_intent') return;
  if (caller === 'server' && secret === undefined) return;
  if (secret === intent.client_secret) return;
  throw badParam(
    'client_secret',
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    'payment_intent_invalid_parameter',
  );
}

function bearer(request: IncomingMessage): string | undefined {
  const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme === 'Bearer') return credentials;
  if (scheme !== 'Basic') return undefined;
  return Buffer.from(credentials, 'base64').toString().split(':')[0];
}

function masked(key: string): string {
  return key.length <= 12 ? '*'.repeat(key.length) : `${key.slice(0, 8)}***${key.slice(-4)}`;
}
