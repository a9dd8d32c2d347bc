import { JSDOM } from 'jsdom';
import ProcessEnvironment from './process-environment.mjs';

/** In px: wide enough for every table. */
const WIDTH = 1440;

/** Node has its own of these, which the document does not take. */
const OF_THE_DOCUMENT = [
  'Blob',
  'CustomEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'localStorage',
  'navigator',
  'sessionStorage',
];

const INLINE = ['A', 'ABBR', 'B', 'BR', 'CODE', 'EM', 'I', 'IMG', 'LABEL', 'SMALL', 'SPAN'];
const isInline = ({ tagName }) => [...INLINE, 'STRONG', 'SUB', 'SUP', 'svg'].includes(tagName);

/**
 * The style that an element says itself. Style sheets are for tests in a browser: to apply them took half
 * the time of a test that finds by role and name.
 */
function styleOf(element, pseudo) {
  const initial = { display: isInline(element) ? 'inline' : 'block', visibility: 'visible' };
  const own = pseudo ? { content: 'none' } : element.style;
  const valueOf = (name) => own[name] || initial[name] || '';
  return new Proxy(own, {
    get: (_, name) => (name === 'getPropertyValue' ? valueOf : valueOf(name)),
  });
}

/** Whether a media query holds; of preferences none does. */
function matches(query, width) {
  const [min, max] = ['min', 'max'].map((bound) =>
    new RegExp(`\\(${bound}-width:\\s*([\\d.]+)px\\)`).exec(query),
  );
  if (!min && !max) return false;
  return width >= Number(min?.[1] ?? 0) && width <= Number(max?.[1] ?? Infinity);
}

/** What screens ask of a browser that jsdom does not have. */
const added = (window) => ({
  getComputedStyle: styleOf,
  matchMedia: (media) => ({
    media,
    matches: matches(media, window.innerWidth),
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
  scrollTo: () => {},
});

function addDom() {
  const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: 'http://localhost',
    pretendToBeVisual: true,
  });
  Object.assign(window, { innerWidth: WIDTH }, added(window));
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of [...names, ...OF_THE_DOCUMENT, ...Object.keys(added(window))]) {
    const value = window[name];
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  // Tests say themselves when React has to have rendered.
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
}

/**
 * Adds a document to the worker's globals, for as long as the worker lives: packages such as react-dom look
 * for one as they load, and are loaded once for all files. Servers must not find it: see `runner` in
 * jest.config.mjs.
 */
export default class DomEnvironment extends ProcessEnvironment {
  constructor(...args) {
    super(...args);
    if (!('document' in globalThis)) addDom();
  }
}
