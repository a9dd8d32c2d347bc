import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const FLAGS =
  '--no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader --disable-background-networking --disable-component-update --disable-sync --no-first-run';

/** Serves the repository's art/ and node_modules/ to the studio page, on a free port. */
function serve(root) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://studio').pathname));
    if (!/^\/(art|node_modules)\//.test(path)) return response.writeHead(404).end();
    try {
      const body = await readFile(join(root, path));
      response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/**
 * Opens the studio page in headless Chromium with software WebGL.
 * @param {string} root the repository's root
 * @returns {Promise<{page: import('playwright-core').Page, close: () => Promise<void>}>}
 */
export async function openStudio(root) {
  const server = await serve(root);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS.split(' '),
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error('studio:', error.message));
  page.on('console', (line) => line.type() === 'error' && console.error('studio:', line.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}/art/studio/page.html`);
  await page.waitForFunction('window.ready');
  return { page, close: () => browser.close().finally(() => server.close()) };
}
