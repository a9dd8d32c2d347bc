import type { Page } from 'playwright-core';

/**
 * Does something in the moment in which the address has changed and the screen does not know of it yet.
 * @param script what a quick person does then, in the page
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

/** Types where the focus is. */
export const typing = (text: string): string =>
  `document.execCommand('insertText', false, '${text}');`;

/** Chooses the option of a list that is found by its label. */
export const choosing = (label: string, value: string): string => `
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === '${label}');
  found.control.value = '${value}';
  found.control.dispatchEvent(new Event('change', { bubbles: true }));`;

/**
 * Gives a field of the page the focus as soon as it is there, as a person does who is quick.
 * @param place a selector of it
 * @param sign a selector of what has to be there, too
 * @returns reads what got the focus within the page since then, in its order, by name, id or role
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
