import { z } from 'zod';

const LONGEST_TITLE = 100;

/** The category form. */
export const categorySchema = z.object({
  title: z.string().trim().min(1, 'Title is required').max(LONGEST_TITLE, 'Title is too long'),
  icon: z.string(),
});

export type CategoryInput = z.infer<typeof categorySchema>;
