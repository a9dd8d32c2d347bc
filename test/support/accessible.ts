import { AxeBuilder } from '@axe-core/playwright';
import { type Result, type RunOptions, source } from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  'experimental',
];
const WIDTHS = [360, 390, 768, 1024, 1440, 1920];

/**
 * Empty elements of MUI that take the focus and cannot be given a role: the guards around a dialog, which hand
 * it on at once, and what reads a chart out point by point and has its role while it does. Nothing else is left out.
 */
const FOCUS_PROXIES = [
  '[data-testid=sentinelStart]',
  '[data-testid=sentinelEnd]',
  '.MuiChartsSurface-root > div[role=none]',
];

/** Resolves when nothing moves any more but what moves without end; half faded in, a text has too little contrast. */
const AT_REST = `Promise.allSettled(
  document.getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished)
).then(() => undefined)`;

/** The rules that axe goes by: all, that of the colors alone, or all but that, which takes half of its time. */
type Rules = 'all' | 'colors' | 'all but colors';

const COLORS = 'color-contrast';

const RUN: Record<Rules, RunOptions> = {
  all: { runOnly: { type: 'tag', values: TAGS } },
  colors: { runOnly: { type: 'rule', values: [COLORS] } },
  'all but colors': {
    runOnly: { type: 'tag', values: TAGS },
    rules: { [COLORS]: { enabled: false } },
  },
};

/** What axe finds, each as its rule and the places where it is broken. */
export async function violations(page: Page, rules: Rules = 'all'): Promise<string[]> {
  await page.evaluate(AT_REST);
  const options: RunOptions = { ...RUN[rules], resultTypes: ['violations'] };
  const found =
    page.frames().length > 1 ? await inAllFrames(page, options) : await inThePage(page, options);
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Axe for several frames opens a page of its own and brings its source each time. */
async function inAllFrames(page: Page, options: RunOptions): Promise<Result[]> {
  return (await new AxeBuilder({ page }).exclude(FOCUS_PROXIES).options(options).analyze())
    .violations;
}

/**
 * Axe, loaded once into each document, and only what is wrong brought back: `AxeBuilder` moves its
 * source and all its results each time, which costs the test about as much as the page.
 */
async function inThePage(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${source}; undefined`);
  const context = JSON.stringify({ exclude: FOCUS_PROXIES });
  const run = `axe.run(${context}, ${JSON.stringify(options)}).then(({ violations }) => JSON.stringify(violations))`;
  return JSON.parse(await page.evaluate<string>(run)) as Result[];
}

/** After what listens to the width has drawn itself again. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** The widths at which the page scrolls sideways. */
export async function sidewaysAt(page: Page): Promise<number[]> {
  const before = page.viewportSize();
  const wide: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(DRAWN);
    if (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) wide.push(width);
  }
  if (before) await page.setViewportSize(before);
  return wide;
}

/**
 * What can be pressed and is smaller than 44 px, or where it is a link within a text than the 24 px
 * of WCAG 2.2. A checkbox counts with its label, an image's second link not at all.
 */
const SMALL = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => one.tabIndex >= 0 && !one.closest('[inert], [aria-hidden=true]'))
  .flatMap((one) => {
    const place = one.type === 'checkbox' ? one.closest('label') : one;
    const { width, height } = place.getBoundingClientRect();
    const least = getComputedStyle(one).display === 'inline' ? 24 : 44;
    const isSmall = Math.round(height) < least || (least === 44 && Math.round(width) < 44);
    const name = one.getAttribute('aria-label') ?? (one.innerText || one.name);
    return isSmall ? [name + ' ' + Math.round(width) + ' x ' + Math.round(height)] : [];
  })`;

export const smallTargets = async (page: Page): Promise<string[]> =>
  (await page.evaluate(SMALL)) as string[];
