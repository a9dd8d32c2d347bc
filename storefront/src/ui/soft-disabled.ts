import type { MouseEvent, MouseEventHandler } from 'react';

interface Pressable {
  disabled?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/**
 * A button that takes no press and keeps the focus: the browser's own `disabled` would send a keyboard user, who has just
 * pressed it, back to the top of the page. To be spread after the button's other properties.
 */
export function softDisabled({ disabled, onClick }: Pressable) {
  return disabled ? { 'aria-disabled': true, onClick: refuse } : { onClick };
}

/** A form's own button does not send it either. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
