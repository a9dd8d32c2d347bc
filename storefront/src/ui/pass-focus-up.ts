/**
 * The ref of a control that its own action removes: the focus passes to the nearest ancestor with a `tabIndex`. A browser
 * would send it to the start of the document.
 */
export function passFocusUp(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  const place = control.parentElement?.closest<HTMLElement>('[tabindex]');
  // React calls it before it removes the element.
  return () => {
    if (control.ownerDocument.activeElement === control) place?.focus({ preventScroll: true });
  };
}
