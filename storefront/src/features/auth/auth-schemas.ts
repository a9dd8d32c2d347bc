import { z } from 'zod';
import { passwordRules, registrationRules } from '../../../../common/contract/account';

const { name } = registrationRules;
const email = z.email(registrationRules.email.invalid);
const confirmPassword = z.string().min(1, passwordRules.confirmationRequired);

/** The rules of every password field. */
const password = z
  .string()
  .min(passwordRules.min, passwordRules.tooShort)
  .max(passwordRules.max, passwordRules.tooLong);

/** Shown at the confirm field, even while another field is invalid. */
const mustMatch = (field: 'password' | 'newPassword') => ({
  path: ['confirmPassword'],
  message: passwordRules.mismatch,
  when: ({ value }: { value: unknown }) => {
    const input = (value ?? {}) as Record<string, unknown>;
    return Boolean(input[field]) && Boolean(input.confirmPassword);
  },
});

export const loginSchema = z.object({ email, password });

export const forgotPasswordSchema = z.object({ email });

export const registrationSchema = z
  .object({
    name: z.string().trim().min(1, name.required).max(name.max, name.tooLong),
    email,
    password,
    confirmPassword,
  })
  .refine((input) => input.password === input.confirmPassword, mustMatch('password'));

export const resetPasswordSchema = z
  .object({ password, confirmPassword })
  .refine((input) => input.password === input.confirmPassword, mustMatch('password'));

export const changePasswordSchema = z
  .object({ oldPassword: z.string(), newPassword: password, confirmPassword })
  .refine((input) => input.newPassword === input.confirmPassword, mustMatch('newPassword'));
