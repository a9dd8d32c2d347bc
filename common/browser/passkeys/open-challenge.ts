import { FACTOR_METHODS, FACTOR_REQUIRED, type FactorMethod } from '../../contract/second-factor';

/** What a second factor has to answer. */
export interface OpenChallenge {
  readonly challenge: string;
  readonly methods: readonly FactorMethod[];
  /** The options of `navigator.credentials.get`. */
  readonly passkey: object | null;
}

const isMethod = (value: unknown): value is FactorMethod =>
  FACTOR_METHODS.some((method) => method === value);

/** The challenge in what a server said; null where there is none. */
export function toOpenChallenge(value: unknown): OpenChallenge | null {
  if (typeof value !== 'object' || value === null) return null;
  const { challenge, methods, passkey } = value as Record<string, unknown>;
  if (typeof challenge !== 'string' || !Array.isArray(methods)) return null;
  const options = typeof passkey === 'object' ? passkey : null;
  return { challenge, methods: methods.filter(isMethod), passkey: options };
}

/** The challenge of a refused login whose password was right; null for any other error. */
export function challengeOf(error: unknown): OpenChallenge | null {
  const { code, data } = (error ?? {}) as { code?: unknown; data?: unknown };
  return code === FACTOR_REQUIRED ? toOpenChallenge(data) : null;
}
