/** Scrolls to the top, smoothly unless the user prefers reduced motion. */
export function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}
