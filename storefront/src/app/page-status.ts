import { statusOf } from '../api/api-error';

type Answer = { error?: unknown };

/** The status of a page that depends on this response: 503 where it failed. */
export function statusWithout({ error }: Answer): number | undefined {
  const status = statusOf(error);
  return status !== undefined && (status === 0 || status >= 500) ? 503 : undefined;
}

/** The status of a page whose blocks fail independently: 503 only where all of them failed. */
export function statusWithoutAll(answers: readonly Answer[]): number | undefined {
  const isAnswered = answers.some((answer) => statusWithout(answer) === undefined);
  return isAnswered ? undefined : 503;
}
