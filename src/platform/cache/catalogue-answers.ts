import type { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { RecentAnswers } from './recent-answers.js';

/** While all changes of the catalogue are heard of. */
const KEEP_MS = 5_000;
/** Else: an answer may show prices, and those are never older than a second. */
const KEEP_UNHEARD_MS = 800;

/** Answers made from the catalogue: kept for seconds, or until it changes. As many as `size`. */
export function catalogueAnswers<T>(
  invalidation: CacheInvalidation,
  size: number,
): RecentAnswers<T> {
  const answers = new RecentAnswers<T>(
    () => (invalidation.isHeard ? KEEP_MS : KEEP_UNHEARD_MS),
    size,
  );
  invalidation.onChange(() => answers.clear());
  return answers;
}
