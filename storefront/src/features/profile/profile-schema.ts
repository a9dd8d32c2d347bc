import { z } from 'zod';

/** What may be changed; an empty address or phone takes it away. */
export const profileSchema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(50, 'Name is too long'),
  email: z.email('Invalid email address'),
  address: z.string().trim().max(300, 'Address is too long'),
  phone: z
    .string()
    .trim()
    .max(30, 'Phone number is too long')
    .refine((phone) => phone === '' || phone.length >= 11, {
      message: 'Phone number must be at least 11 characters',
    }),
});

export type ProfileInput = z.infer<typeof profileSchema>;
