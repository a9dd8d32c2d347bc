import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page rendered by the storefront's server build. */
export interface RenderedPage {
  readonly status: number;
  readonly location?: string;
  readonly head: string;
  readonly html: string;
  readonly state: object;
  readonly files: readonly string[];
}

/** Input of a rendered page. */
export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  readonly origin: string;
  fetch(path: string, init: RequestInit): Promise<Response>;
}

/** An entry of the build manifest: the file's current name and its imports. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The built storefront: the page template, the manifest and the render function. */
export interface StorefrontBuild {
  readonly template: string;
  readonly manifest: Manifest;
  render(request: RenderRequest): Promise<RenderedPage>;
}

/** @throws where the storefront is not built */
export async function loadStorefrontBuild(dist: string): Promise<StorefrontBuild> {
  const client = join(dist, 'storefront/client');
  const entry = join(dist, 'storefront/server/entry-server.js');
  const [template, manifest, server] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(entry).href) as Promise<{ render: StorefrontBuild['render'] }>,
  ]);
  return { template, manifest: JSON.parse(manifest) as Manifest, render: server.render };
}
