import type { ProfileInput } from './profile-schema';

let kept: { user: string; input: ProfileInput } | undefined;

/**
 * Keeps changes that an expired session kept from being saved, until the user has logged in again;
 * no password.
 */
export function storeUnsaved(user: string, input: ProfileInput): void {
  kept = { user, input: { ...input, currentPassword: '' } };
}

/** The unsaved changes of this user; never another's. */
export function unsavedOf(user: string): ProfileInput | undefined {
  return kept?.user === user ? kept.input : undefined;
}

export function clearUnsaved(): void {
  kept = undefined;
}
