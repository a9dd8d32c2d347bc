import type { MouseEvent, MouseEventHandler } from 'react';

interface Pressable {
  disabled?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/**
 * Disables a button without taking its focus: `disabled` would send a keyboard user who has just pressed it back to the
 * top of the page. Spread it after the button's other properties.
 */
export function softDisabled({ disabled, onClick }: Pressable) {
  return disabled ? { 'aria-disabled': true, onClick: refuse } : { onClick };
}

/** A submit button does not submit its form either. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
