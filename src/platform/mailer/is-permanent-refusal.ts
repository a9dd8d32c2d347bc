/** Commands that are about this email; earlier ones concern the connection and the login. */
const OF_THE_EMAIL = new Set<unknown>(['RCPT TO', 'DATA']);

/**
 * A 5xx reply about this email is permanent. All other errors, a refused login included, are
 * retried.
 */
export function isPermanentRefusal(error: unknown): boolean {
  return repliedTo(error) >= 500 && commandOf(error, OF_THE_EMAIL);
}

/** Whether the server replied that it does not accept this email now. */
export function isTemporaryRefusal(error: unknown): boolean {
  const code = repliedTo(error);
  return code >= 400 && code < 500 && commandOf(error, OF_THE_EMAIL);
}

function repliedTo(error: unknown): number {
  if (!(error instanceof Error) || !('responseCode' in error)) return 0;
  return Number(error.responseCode) || 0;
}

function commandOf(error: unknown, commands: ReadonlySet<unknown>): boolean {
  return error instanceof Error && 'command' in error && commands.has(error.command);
}
