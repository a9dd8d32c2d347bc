import type { ApiHeaderOptions } from '@nestjs/swagger';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';

/** The header of calls that are done once only, as OpenAPI describes it. */
export const IDEMPOTENCY_KEY: ApiHeaderOptions = {
  name: 'Idempotency-Key',
  required: false,
  description: 'A UUID; what is done under it is not done again',
};

/** @throws InvalidInput where the header is no UUID */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header !== undefined && !isId(header)) {
    throw InvalidInput.field('Idempotency-Key', 'Idempotency-Key must be a UUID');
  }
  return header?.toLowerCase();
}
