import { AxeBuilder } from '@axe-core/playwright';
import type { Result, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];
const WIDTHS = [360, 390, 768, 1024, 1440, 1920];

/**
 * Empty focusable elements of MUI that cannot be given a role: the focus guards of a dialog, and
 * the element that reads a chart point by point. Nothing else is excluded.
 */
const FOCUS_PROXIES = [
  '[data-testid=sentinelStart]',
  '[data-testid=sentinelEnd]',
  '.MuiChartsSurface-root > div[role=none]',
];

/** Resolves when all finite animations have ended; during a fade a text has too little contrast. */
const AT_REST = `Promise.allSettled(
  document.getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished)
).then(() => undefined)`;

/** The axe rules to run: all, only color contrast, or all but that, which takes half of the time. */
type Rules = 'all' | 'colors' | 'all but colors';

/**
 * Has axe parse each text of a color once. It does so for each element below each text, which takes a quarter
 * of its time, and the same text is always the same color.
 */
const PARSE_COLORS_ONCE = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const parsed = new Map();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}`;

/** Minified, which is half of the text to send and to parse. */
const AXE = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};${PARSE_COLORS_ONCE}`;

const COLORS = 'color-contrast';

/** Takes an eighth of the time and finds no violation: it only lists hidden elements to be looked at by hand. */
const NEVER_VIOLATED = { 'hidden-content': { enabled: false } };

const RUN: Record<Rules, RunOptions> = {
  all: { runOnly: { type: 'tag', values: TAGS }, rules: NEVER_VIOLATED },
  colors: { runOnly: { type: 'rule', values: [COLORS] } },
  'all but colors': {
    runOnly: { type: 'tag', values: TAGS },
    rules: { ...NEVER_VIOLATED, [COLORS]: { enabled: false } },
  },
};

/** Axe violations, each as its rule and the affected elements. */
export async function violations(page: Page, rules: Rules = 'all'): Promise<string[]> {
  await page.evaluate(AT_REST);
  const options: RunOptions = { ...RUN[rules], resultTypes: ['violations'] };
  const found =
    page.frames().length > 1 ? await inAllFrames(page, options) : await inThePage(page, options);
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** For several frames axe opens a page of its own and injects its source each time. */
async function inAllFrames(page: Page, options: RunOptions): Promise<Result[]> {
  return (
    await new AxeBuilder({ page, axeSource: AXE }).exclude(FOCUS_PROXIES).options(options).analyze()
  ).violations;
}

/**
 * Injects axe once per document and returns violations only: `AxeBuilder` transfers its source and
 * all results each time, which costs as much time as loading the page.
 */
async function inThePage(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${AXE}; undefined`);
  const context = JSON.stringify({ exclude: FOCUS_PROXIES });
  const run = `axe.run(${context}, ${JSON.stringify(options)}).then(({ violations }) => JSON.stringify(violations))`;
  return JSON.parse(await page.evaluate<string>(run)) as Result[];
}

/** Waits until components that listen to the width have rendered. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

export const drawn = (page: Page): Promise<void> => page.evaluate(DRAWN);

/** The widths at which the page scrolls horizontally. */
export async function sidewaysAt(page: Page): Promise<number[]> {
  const before = page.viewportSize();
  // Each change of the size takes a third of the time of axe: begin where the window is.
  const others = WIDTHS.filter((width) => width !== before?.width);
  const widths = before && WIDTHS.includes(before.width) ? [before.width, ...others] : others;
  const wide: number[] = [];
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: 900 });
    }
    await drawn(page);
    if (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) wide.push(width);
  }
  if (before) await page.setViewportSize(before);
  return wide;
}

/**
 * Interactive elements smaller than 44 px, or than the 24 px of WCAG 2.2 for a link within text. A
 * checkbox counts with its label; the second link of an image is skipped.
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

/** The labels of the buttons that stick out of the open dialog. */
const CUT_OFF = `(() => {
  const dialog = document.querySelector('[role=dialog]');
  const { left, right } = dialog.getBoundingClientRect();
  return [...dialog.querySelectorAll('button')]
    .filter((one) => one.getBoundingClientRect().left < left || one.getBoundingClientRect().right > right)
    .map((one) => one.textContent);
})()`;

export const cutOffButtons = async (page: Page): Promise<string[]> =>
  (await page.evaluate(CUT_OFF)) as string[];
