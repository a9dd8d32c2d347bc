// The first script of every page, before all others and without them.
// It keeps what is pressed, sent and typed before the page has come to life; src/app/catch-up.ts does it then. Links need
// no help: they lead on by themselves. And it brings the other scripts, once the first view is there or somebody is.
{
  const kept = [];
  const keepPress = ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    // A form's own button is told by `submit`, after the browser has looked the fields over.
    if (button && button.type !== 'submit') kept.push({ type: 'click', target: button });
  };
  const keepForm = (event) => {
    event.preventDefault();
    kept.push({ type: 'submit', target: event.target, submitter: event.submitter });
  };
  const keepValue = ({ type, target }) => {
    if (!('value' in target) || (type === 'change' && target.tagName !== 'SELECT')) return;
    if (kept.at(-1)?.target === target) kept.pop();
    kept.push({ type, target, value: target.value });
  };
  const listeners = { click: keepPress, submit: keepForm, input: keepValue, change: keepValue };
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener, true);
  }
  document.documentElement.toggleAttribute('data-early', true);
  window.early = {
    kept,
    stop() {
      for (const [type, listener] of Object.entries(listeners)) {
        document.removeEventListener(type, listener, true);
      }
      document.documentElement.removeAttribute('data-early');
    },
  };

  const PATIENCE_MS = 2500;
  const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'];
  const bring = () => {
    const links = [...document.querySelectorAll('link[rel="later"]')];
    for (const link of links) link.rel = 'modulepreload';
    const entry = links.find((link) => link.id === 'entry');
    if (!entry) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry.href;
    document.head.append(script);
  };
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  // In a tab that nobody looks at, nothing is drawn.
  const isWatched =
    document.visibilityState === 'visible' &&
    PerformanceObserver.supportedEntryTypes?.includes('paint');
  const drawn = new Promise((resolve) => {
    if (!isWatched) return resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  void Promise.all([loaded, drawn]).then(bring);
  for (const sign of SIGNS) addEventListener(sign, bring, { passive: true, once: true });
  document.addEventListener('DOMContentLoaded', () => {
    // A page that is drawn in the browser only has nothing to wait for.
    const hasView = document.querySelector('#root > *') && !document.querySelector('[data-blank]');
    setTimeout(bring, hasView ? PATIENCE_MS : 0);
  });
}
