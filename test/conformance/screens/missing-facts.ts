import type { Locator, Page } from 'playwright-core';
import { button, field, heading, link } from '../../support/screen.js';
import type { Screen } from '../spec/screens.js';

const PATIENCE_MS = 10_000;

/** A fact of a screen, and where the page shows it. */
type Fact = readonly [fact: string, place: Locator];

/** What a screen lacks of what the specification names, each as a line to read. */
export async function missingFacts(page: Page, screen: Screen): Promise<string[]> {
  const checked = factsOf(page.locator('main'), screen).map(async ([fact, place]) => {
    const found = place.first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
    return found.then(
      () => [],
      () => [`${screen.path} as ${screen.as}: ${fact}`],
    );
  });
  return (await Promise.all(checked)).flat();
}

function factsOf(main: Locator, screen: Screen): Fact[] {
  const { headings = [], texts = [], buttons = [], links = {}, fields = {} } = screen;
  const { images = [], columns = [] } = screen;
  return [
    ...headings.map((name): Fact => [`heading ${name}`, heading(main, name)]),
    ...texts.map((text): Fact => [`text ${text}`, main.getByText(text, { exact: true })]),
    ...buttons.map((name): Fact => [`button ${name}`, button(main, name)]),
    ...Object.entries(links).map(([name, path]): Fact => {
      const found = link(main, name);
      return [`link ${name} to ${path}`, withAttributes(found, { href: path })];
    }),
    ...Object.entries(fields).map(([label, attributes]): Fact => {
      const fact = `field ${label} ${JSON.stringify(attributes)}`;
      return [fact, withAttributes(field(main, label), attributes)];
    }),
    ...images.map((name): Fact => [`image ${name}`, main.getByRole('img', { name, exact: true })]),
    ...columns.map((name): Fact => {
      return [`column ${name}`, main.getByRole('columnheader', { name })];
    }),
  ];
}

/** An attribute without a value has only to be there. */
function withAttributes(place: Locator, attributes: Readonly<Record<string, string>>): Locator {
  const selector = Object.entries(attributes)
    .map(([name, value]) => (value === '' ? `[${name}]` : `[${name}="${value}"]`))
    .join('');
  return selector ? place.and(place.page().locator(selector)) : place;
}
