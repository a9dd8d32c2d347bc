import type { Page } from 'playwright-core';

/**
 * Runs a script after the URL has changed and before the screen has rendered.
 * @param script JavaScript that acts as a quick user would, in the page
 */
export function onceAddressed(page: Page, script: string): Promise<void> {
  return page.evaluate(`{
    const push = history.pushState;
    history.pushState = (...entry) => {
      history.pushState = push;
      push.apply(history, entry);
      queueMicrotask(() => { ${script} });
    };
  }`);
}

/** A script that types into the focused field. */
export const typing = (text: string): string =>
  `document.execCommand('insertText', false, '${text}');`;

/** A script that selects an option of the list with this label. */
export const choosing = (label: string, value: string): string => `
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === '${label}');
  found.control.value = '${value}';
  found.control.dispatchEvent(new Event('change', { bubbles: true }));`;

/**
 * Focuses a field as soon as it exists, as a quick user does.
 * @param place its selector
 * @param sign a selector that must match, too
 * @returns reads what has been focused since, in order, by name, id or role
 */
export async function focusAtOnce(
  page: Page,
  place: string,
  sign = place,
): Promise<() => Promise<unknown>> {
  await page.evaluate(`{
    const main = document.getElementById('main');
    window.focusWent = [];
    main.addEventListener('focusin', ({ target }) => {
      const name = target.name || target.id || target.getAttribute('role');
      if (name) focusWent.push(name);
    });
    const watch = new MutationObserver(() => {
      const field = main.querySelector('${place}');
      if (!field || !main.querySelector('${sign}')) return;
      watch.disconnect();
      field.focus();
    });
    watch.observe(main, { childList: true, subtree: true });
  }`);
  return () => page.evaluate('window.focusWent');
}
