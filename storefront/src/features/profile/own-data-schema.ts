import { z } from 'zod';
import { ownDataRules } from '../../../../common/contract/customer';

/** The password, asked again before an account's data is given out or deleted. */
export const ownDataSchema = z.object({
  currentPassword: z.string().min(1, ownDataRules.passwordRequired),
});
