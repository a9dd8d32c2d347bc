import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One page as the storefront's server build draws it. */
export interface DrawnPage {
  readonly status: number;
  readonly location?: string;
  readonly head: string;
  readonly html: string;
  readonly state: object;
  readonly files: readonly string[];
}

/** What a page is drawn from. */
export interface DrawRequest {
  /** Path and query. */
  readonly url: string;
  readonly origin: string;
  fetch(path: string, init: RequestInit): Promise<Response>;
}

/** One file of the browser's build: what it is called now and what it needs. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The storefront as it was built: the page around, the names of its files, and what draws a page. */
export interface StorefrontBuild {
  readonly template: string;
  readonly manifest: Manifest;
  draw(request: DrawRequest): Promise<DrawnPage>;
}

/** @throws where the storefront has not been built */
export async function loadStorefrontBuild(dist: string): Promise<StorefrontBuild> {
  const client = join(dist, 'storefront/client');
  const entry = join(dist, 'storefront/server/entry-server.js');
  const [template, manifest, server] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(entry).href) as Promise<{ render: StorefrontBuild['draw'] }>,
  ]);
  return { template, manifest: JSON.parse(manifest) as Manifest, draw: server.render };
}
