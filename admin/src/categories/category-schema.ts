import { z } from 'zod';
import { categoryRules } from '../../../common/contract/category';

const { title } = categoryRules;

/** The category form. */
export const categorySchema = z.object({
  title: z.string().trim().min(1, title.required).max(title.max, title.tooLong),
  icon: z.string(),
});

export type CategoryInput = z.infer<typeof categorySchema>;
