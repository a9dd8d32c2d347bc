import { useEffect } from 'react';

/**
 * When the focused element is removed or disabled, moves the focus to its nearest remaining ancestor, so that keyboard
 * users continue there and not at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The focused element and its ancestors, followed by those of earlier focused elements. */
    let trail: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      const around = new Set([...pathOf(target as HTMLElement), ...trail]);
      trail = [...around].filter(({ isConnected }) => isConnected);
    };
    const keep = () => {
      const { activeElement, body } = document;
      const [last] = trail;
      if (!last || !isLost(last) || (activeElement !== last && activeElement !== body)) return;
      const heir = trail.find((element) => !isLost(element));
      if (heir) take(heir);
    };
    const changes = new MutationObserver(keep);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

function pathOf(target: HTMLElement): HTMLElement[] {
  const path = [];
  for (let at: HTMLElement | null = target; at && at !== document.body; at = at.parentElement) {
    path.push(at);
  }
  return path;
}

const isLost = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

function take(heir: HTMLElement): void {
  if (!heir.hasAttribute('tabindex')) {
    heir.tabIndex = -1;
    heir.style.outline = 'none';
    heir.addEventListener('blur', () => letGo(heir), { once: true });
  }
  heir.focus({ preventScroll: true });
}

function letGo(heir: HTMLElement): void {
  heir.removeAttribute('tabindex');
  heir.style.removeProperty('outline');
}
