import { Icon } from '../../ui/icon';
import { scrollToTop } from '../scroll-to-top';
import { useScrolledPast } from '../use-scrolled-past';

const APPEARS_AFTER_PX = 300;

export function BackToTop() {
  const shown = useScrolledPast(APPEARS_AFTER_PX);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={scrollToTop}
      className="animate-fade on-ink fixed right-4 print:hidden bottom-[calc(1rem+var(--buy-bar,0px))] z-30 grid size-12 place-items-center rounded-full border border-paper/40 bg-ink text-paper shadow-soft transition-transform duration-150 hover:-translate-y-0.5 lg:right-8 lg:bottom-8"
    >
      <Icon name="up" />
    </button>
  );
}
