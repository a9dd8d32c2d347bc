import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than `px`. */
export function useScrolledPast(px: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const measure = () => setPast(window.scrollY > px);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [px]);
  return past;
}
