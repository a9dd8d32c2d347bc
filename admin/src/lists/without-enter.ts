import type { KeyboardEvent } from 'react';

/** Each pause tells the list what was typed; Enter would tell it the same again, as a second step of the history. */
export function withoutEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
