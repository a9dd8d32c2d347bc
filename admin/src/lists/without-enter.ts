import type { KeyboardEvent } from 'react';

/** Ignores Enter: the list follows each pause in typing, and Enter would add a second history entry for the same value. */
export function withoutEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
