import type { Plugin } from 'vite';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Puts the stylesheet before everything else that is fetched, and scripts behind: the page is drawn
 * already, so the first view must not wait for what brings it to life.
 */
export function stylesFirst(): Plugin {
  return {
    name: 'styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const styles = html.match(STYLESHEET)?.join('') ?? '';
        return html
          .replace(STYLESHEET, '')
          .replace(/\n\s*<link\s+rel="preload"/, (preload) => styles + preload)
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
      },
    },
  };
}
