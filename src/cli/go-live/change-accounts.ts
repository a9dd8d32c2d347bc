import type { INestApplicationContext } from '@nestjs/common';
import { LastOwner } from '../../modules/auth/domain/auth-errors.js';
import type { PublishedAccount } from '../../modules/auth/use-cases/find-published-passwords.js';
import { MakeOwner } from '../../modules/auth/use-cases/make-owner.js';
import { ReplacePublishedPassword } from '../../modules/auth/use-cases/replace-published-password.js';
import { ResetStaffPassword } from '../../modules/auth/use-cases/reset-staff-password.js';
import { StartError } from '../../platform/start-error.js';

/** Makes the owner of a live shop. Returns the lines to print, with a password where the account is new. */
export async function makeFirstOwner(
  app: INestApplicationContext,
  email: string,
): Promise<readonly string[]> {
  const made = await app.get(MakeOwner, { strict: false }).execute(email);
  if (made.outcome !== 'created') return [`${email} is an owner.`];
  return passwordLines(`${email} is an owner, with the password ${made.password}`);
}

/**
 * Ends the published passwords of these accounts; `email` is an owner afterwards, with a new password where its own was
 * published. Safe to repeat.
 * @returns the lines to print
 * @throws StartError where nobody else could log in as owner
 */
export async function endPublishedPasswords(
  app: INestApplicationContext,
  email: string,
  published: readonly PublishedAccount[],
): Promise<readonly string[]> {
  // First of all, because the last owner cannot lose the role.
  const lines = [...(await makeFirstOwner(app, email))];
  const isOwner = (account: PublishedAccount) =>
    account.email.toLowerCase() === email.toLowerCase();
  for (const account of published.filter((one) => !isOwner(one))) {
    await replace(app, account, email);
    lines.push(endedLine(account));
  }
  if (published.some(isOwner)) {
    const password = await app.get(ResetStaffPassword, { strict: false }).execute(email);
    lines.push(...passwordLines(`${email} has the new password ${password}`));
  }
  return lines;
}

/** What happens to an account whose password is published. */
export const endedLine = ({ email, staffRole }: PublishedAccount): string =>
  `${email}: logged out everywhere, a random password that nobody knows${staffRole ? `, no ${staffRole} any more` : ''}.`;

async function replace(
  app: INestApplicationContext,
  account: PublishedAccount,
  owner: string,
): Promise<void> {
  try {
    await app.get(ReplacePublishedPassword, { strict: false }).execute(account);
  } catch (error) {
    if (!(error instanceof LastOwner)) throw error;
    throw new StartError(
      `${owner} is blocked, and ${account.email} is the only other owner: name the email of somebody who can log in.`,
      { cause: error },
    );
  }
}

const passwordLines = (line: string) => [line, 'It is shown this once: log in and change it.'];
