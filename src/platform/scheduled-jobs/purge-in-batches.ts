import type { UnitOfWork } from '../../kernel/unit-of-work.js';

/** Rows per transaction of a purge; small, so that locks are short and no statement is cut by its timeout. */
const BATCH = 5_000;

/** Calls `deleteBatch` in a transaction of its own until it deletes less than a whole batch. */
export async function purgeInBatches(
  unitOfWork: UnitOfWork,
  deleteBatch: (limit: number) => Promise<number>,
  limit = BATCH,
): Promise<void> {
  while ((await unitOfWork.run(() => deleteBatch(limit))) >= limit);
}
