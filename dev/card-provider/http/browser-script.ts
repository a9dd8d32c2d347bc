import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';

/** In this order; they share one scope. */
const PARTS = [
  'card-rules',
  'card-styles',
  'card-fields',
  'card-element',
  'challenge',
  'api',
  'stripe',
];

/** The provider's browser script, `/stripe.js`. */
export class BrowserScript {
  readonly #source: Buffer;
  readonly #tag: string;

  constructor() {
    const folder = new URL('../browser/', import.meta.url);
    const parts = PARTS.map((name) =>
      readFileSync(fileURLToPath(new URL(`${name}.js`, folder)), 'utf8'),
    );
    this.#source = Buffer.from(`(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`);
    this.#tag = `"${createHash('sha256').update(this.#source).digest('base64url').slice(0, 22)}"`;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const headers = { 'cache-control': 'public, no-cache', etag: this.#tag };
    if (request.headers['if-none-match'] === this.#tag) {
      response.writeHead(304, headers).end();
      return;
    }
    response
      .writeHead(200, {
        ...headers,
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
      .end(this.#source);
  }
}
