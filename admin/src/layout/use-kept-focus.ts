import { useEffect } from 'react';

/**
 * When the focused element is removed or disabled, moves the focus to its nearest remaining ancestor, so that keyboard
 * users continue there and not at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The focused element and its ancestors, followed by those of earlier focused elements. */
    let path: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      const around = new Set([...pathOf(target as HTMLElement), ...path]);
      path = [...around].filter(({ isConnected }) => isConnected);
    };
    const restoreFocus = () => {
      const { activeElement, body } = document;
      const [last] = path;
      if (!last || !isLost(last) || (activeElement !== last && activeElement !== body)) return;
      const next = path.find((element) => !isLost(element));
      if (next) focusOn(next);
    };
    const changes = new MutationObserver(restoreFocus);
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

function focusOn(next: HTMLElement): void {
  if (!next.hasAttribute('tabindex')) {
    next.tabIndex = -1;
    next.style.outline = 'none';
    next.addEventListener('blur', () => removeTabIndex(next), { once: true });
  }
  next.focus({ preventScroll: true });
}

function removeTabIndex(next: HTMLElement): void {
  next.removeAttribute('tabindex');
  next.style.removeProperty('outline');
}
