import { z } from 'zod';
import { profileRules } from '../../../../common/contract/account';

const { name, email, address, phone } = profileRules;

/** What can be changed; an empty address or phone removes it. */
export const profileSchema = z.object({
  name: z.string().trim().min(1, name.required).max(name.max, name.tooLong),
  email: z.email(email.invalid),
  address: z.string().trim().max(address.max, address.tooLong),
  phone: z
    .string()
    .trim()
    .max(phone.max, phone.tooLong)
    .refine((typed) => typed === '' || typed.length >= phone.min, { message: phone.tooShort }),
  /** Confirms a new email address; empty where the user gives none. */
  currentPassword: z.string(),
});

export type ProfileInput = z.infer<typeof profileSchema>;
