import { z } from 'zod';

const email = z.email('Invalid email address');
const confirmPassword = z.string().min(1, 'Please confirm your password');

/** 6 to 100 characters, wherever a password is chosen or given. */
const password = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(100, 'Password cannot exceed 100 characters');

/** Said on the confirm field, also while another field is still wrong. */
const mustMatch = (name: 'password' | 'newPassword') => ({
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: ({ value }: { value: unknown }) => {
    const input = (value ?? {}) as Record<string, unknown>;
    return Boolean(input[name]) && Boolean(input.confirmPassword);
  },
});

export const loginSchema = z.object({ email, password });

export const forgotPasswordSchema = z.object({ email });

export const registrationSchema = z
  .object({
    name: z.string().trim().min(1, 'Full name is required').max(50, 'Name is too long'),
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
