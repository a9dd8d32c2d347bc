import { statusOf } from '../api/api-error';

type Answer = { error?: unknown };

/** The status of a page that is nothing without this answer: 503 where the server could not give it. */
export function statusWithout({ error }: Answer): number | undefined {
  const status = statusOf(error);
  return status !== undefined && (status === 0 || status >= 500) ? 503 : undefined;
}

/** The status of a page whose parts fail alone: 503 only where the server could not give any. */
export function statusWithoutAll(answers: readonly Answer[]): number | undefined {
  const isAnswered = answers.some((answer) => statusWithout(answer) === undefined);
  return isAnswered ? undefined : 503;
}
