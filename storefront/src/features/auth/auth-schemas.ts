import { z } from 'zod';

const email = z.email('Invalid email address');

/** 6 to 100 characters, wherever a password is chosen or given. */
export const passwordSchema = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(100, 'Password cannot exceed 100 characters');

export const loginSchema = z.object({ email, password: passwordSchema });

export const registrationSchema = z
  .object({
    name: z.string().trim().min(1, 'Full name is required').max(50, 'Name is too long'),
    email,
    password: passwordSchema,
    confirmPassword: z.string().min(1, 'Please confirm your password'),
  })
  .refine((input) => input.password === input.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Also said while another field is still wrong.
    when: ({ value }) => hasBoth(value),
  });

function hasBoth(value: unknown): boolean {
  const { password, confirmPassword } = (value ?? {}) as Record<string, unknown>;
  return Boolean(password) && Boolean(confirmPassword);
}
