/** The error of a call. `message` can be shown; it is the server's wherever it sent one. */
export interface ApiError {
  /** The HTTP status, or 0 when the server could not be reached. */
  status: number;
  message: string;
  code?: string;
  errors?: { field: string; message: string }[];
  /** What the server adds to an error, such as the current total. */
  data?: unknown;
}

/** The text to show for anything a call may throw; the server's message first. */
export function messageOf(error: unknown, fallback: string): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : fallback;
}

/** The HTTP status of an error of a call; undefined where there is none. */
export function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'number' ? status : undefined;
}
