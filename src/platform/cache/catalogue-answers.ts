import type { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { RecentAnswers } from './recent-answers.js';

/** Where changes may go unheard: an answer may show prices, and those are never older than a second. */
const KEEP_UNHEARD_MS = 800;

/** Answers made from the catalogue: kept for `keepMs`, or until it changes. As many as `size`. */
export function catalogueAnswers<T>(
  invalidation: CacheInvalidation,
  keepMs: number,
  size: number,
): RecentAnswers<T> {
  const answers = new RecentAnswers<T>(
    () => (invalidation.isHeard ? keepMs : KEEP_UNHEARD_MS),
    size,
  );
  invalidation.onChange(() => answers.clear());
  return answers;
}
