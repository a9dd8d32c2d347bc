import type Stripe from 'stripe';
import { badParam } from '../http/api-error.js';
import type { Params } from '../http/params.js';

/** The metadata after a call: what it names is replaced, an empty value removes the key. */
export function mergeMetadata(before: Stripe.Metadata, params: Params): Stripe.Metadata {
  if (params.has('metadata') && !params.child('metadata')) return {};
  const after = { ...before };
  for (const [key, value] of Object.entries(params.strings('metadata'))) {
    if (key.length > 40) {
      throw badParam('metadata', 'Metadata keys must be under 40 characters long.');
    }
    if (value.length > 500) {
      throw badParam(
        `metadata[${key}]`,
        `Metadata values must be under 500 characters, but you passed in a value that is ${value.length} characters long. Invalid value: ${value.slice(0, 40)}...`,
      );
    }
    if (value === '') delete after[key];
    else after[key] = value;
  }
  if (Object.keys(after).length > 50) {
    throw badParam('metadata', 'You can only have up to 50 metadata keys.');
  }
  return after;
}
