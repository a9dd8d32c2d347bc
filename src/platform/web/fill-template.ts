import type { DrawnPage, Manifest } from './storefront-build.js';

/**
 * Puts a drawn page into the built template. Scripts it needs are named, so that none waits for another; the
 * storefront's early script fetches them after the first view.
 */
export function fillTemplate(template: string, manifest: Manifest, page: DrawnPage): string {
  const missing = scriptsOf(page.files, manifest).filter((file) => !template.includes(file));
  const scripts = missing.map((file) => `<link rel="later" crossorigin href="/${file}">`);
  // `<` is escaped, so that no text of a product can end the block.
  const state = JSON.stringify(page.state).replaceAll('<', '\\u003c');
  // Functions, as a `$` in a product's text means something in a replacement string.
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
