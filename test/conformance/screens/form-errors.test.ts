import { noteOf } from '../../support/back-office.js';
import { button, errorOf, field, isFocused } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';
import { FORM_ERRORS } from '../spec/form-errors.js';
import { visit, windowOf } from './visitors.js';

const front = openStorefront();

test.each(FORM_ERRORS)('$form', async ({ as, path, tick = [], submit, focus, rounds }) => {
  const page = await windowOf(front, as);
  await visit(page, path);
  for (const label of tick) await field(page, label).check();
  const errorBelow = as === 'admin' ? noteOf : errorOf;
  for (const [index, { type, errors }] of rounds.entries()) {
    for (const [label, text] of Object.entries(type)) await field(page, label).fill(text);
    // Once it was sent, a form looks at each change.
    if (index === 0) await button(page.getByRole('main'), submit).click();
    await waitUntil(async () => {
      const labels = Object.keys(errors);
      const found = await Promise.all(labels.map((label) => errorBelow(page, label)));
      return Object.fromEntries(labels.map((label, at) => [label, found[at]]));
    }).toEqual(errors);
    if (focus && index === 0) await waitUntil(() => isFocused(field(page, focus))).toBe(true);
  }
});
