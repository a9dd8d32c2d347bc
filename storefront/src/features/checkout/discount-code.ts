import { normalizedCode } from '../../../../common/contract/discount';
import type { ApiError } from '../../api/api-error';

/** The discount code of a checkout: at most one is applied, or was refused for a reason. */
export interface DiscountState {
  /** In upper case; undefined for none. */
  code?: string;
  /** Why the last one is not applied. */
  refusal?: string;
}

const MISSING = 'Enter a discount code.';

/** The state after a code was entered. */
export function applied(typed: string): DiscountState {
  const code = normalizedCode(typed);
  return code === '' ? { refusal: MISSING } : { code };
}

/** What an error of a quote says about its code; undefined where it is about something else. */
export function codeRefusalOf(error: unknown): string | undefined {
  const { errors = [] } = (error ?? {}) as Partial<ApiError>;
  return errors.find(({ field }) => field === 'code')?.message;
}
