// The first script of every page; it depends on no other.
// It records clicks, submits and input from before hydration, which src/app/catch-up.ts replays. Links work by themselves.
// It also loads the other scripts, after the first paint or at the first interaction.
{
  const kept = [];
  const keepPress = ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    // A submit button is recorded by `submit`, after the browser's validation.
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
  const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'];
  const loadScripts = () => {
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
  // A hidden tab does not paint.
  const isWatched =
    document.visibilityState === 'visible' &&
    PerformanceObserver.supportedEntryTypes?.includes('paint');
  const painted = new Promise((resolve) => {
    if (!isWatched) return resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  void Promise.all([loaded, painted]).then(loadScripts);
  for (const type of INTERACTIONS)
    addEventListener(type, loadScripts, { passive: true, once: true });
  document.addEventListener('DOMContentLoaded', () => {
    // A page that is rendered in the browser only has nothing to wait for.
    const hasView = document.querySelector('#root > *') && !document.querySelector('[data-blank]');
    setTimeout(loadScripts, hasView ? PATIENCE_MS : 0);
  });
}
