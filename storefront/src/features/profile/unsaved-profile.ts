import type { ProfileInput } from './profile-schema';

let kept: { user: string; input: ProfileInput } | undefined;

/** Keeps what could not be saved since the session has ended, until its owner is back from the login. */
export function storeUnsaved(user: string, input: ProfileInput): void {
  kept = { user, input };
}

/** What is kept of this user; another's is never shown. */
export function unsavedOf(user: string): ProfileInput | undefined {
  return kept?.user === user ? kept.input : undefined;
}

export function clearUnsaved(): void {
  kept = undefined;
}
