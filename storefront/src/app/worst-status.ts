import { statusOf } from '../api/api-error';

/** The status of a page whose calls did not all succeed: 503 where the server could not answer one. */
export function worstStatus(answers: readonly { error?: unknown }[]): number | undefined {
  const statuses = answers.map(({ error }) => statusOf(error));
  return statuses.some((status) => status !== undefined && (status === 0 || status >= 500))
    ? 503
    : undefined;
}
