import type { RenderedPage, Manifest } from './storefront-build.js';

/**
 * Inserts a rendered page into the built template. Its chunks are listed for preloading, so that
 * none waits for another; the storefront's early script loads them after the first paint.
 */
export function fillTemplate(template: string, manifest: Manifest, page: RenderedPage): string {
  const missing = scriptsOf(page.files, manifest).filter((file) => !template.includes(file));
  const scripts = missing.map((file) => `<link rel="later" crossorigin href="/${file}">`);
  // `<` is escaped, so that no product text can end the script element.
  const state = JSON.stringify(page.state).replaceAll('<', '\\u003c');
  // Functions, because `$` in a product text is special in a replacement string.
  return template
    .replace('<!--head-->', () => page.head + scripts.join(''))
    .replace('<!--app-->', () => page.html)
    .replace(
      '<!--state-->',
      () => `<script type="application/json" id="page-state">${state}</script>`,
    );
}

function scriptsOf(files: readonly string[], manifest: Manifest): string[] {
  const found = new Set<string>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunk.isEntry || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  files.forEach(walk);
  return [...found];
}
