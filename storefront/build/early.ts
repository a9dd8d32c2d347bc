import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../early.js', import.meta.url));

/**
 * Puts `early.js` first, and lists all other scripts as `<link rel="later">`, which it loads: the page is
 * server-rendered, so the first paint must not wait for hydration.
 */
export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'early.js', source: await readFile(SOURCE) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) => /\bearly-[^/]*\.js$/.test(name));
        if (!file) throw new Error('early.js is not among the files of the build');
        return html
          .replace(
            /<script type="module" crossorigin src="([^"]+)"><\/script>/,
            later('id="entry"'),
          )
          .replaceAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g, later(''))
          .replace('<!--head-->', `<script async src="/${file}"></script>\n    <!--head-->`);
      },
    },
  };
}

const later = (id: string) => `<link rel="later" ${id} crossorigin href="$1">`;
