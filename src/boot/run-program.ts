import { SettingsError } from '../config/env.js';
import { asStartError } from '../platform/start-error.js';

/**
 * Runs a program to its end; where it cannot start, prints one line with the reason and exits with
 * 1.
 */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const known = error instanceof SettingsError ? error : asStartError(error);
    console.error(known ? known.message : error);
    process.exit(1);
  }
}
