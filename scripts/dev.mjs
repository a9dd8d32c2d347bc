import './steps/check-node.mjs';
import { once } from 'node:events';
import { build, forget } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runSteps, say } from './steps/say.mjs';
import { watchServer } from './steps/watch-server.mjs';

/** Paths of the API; all others belong to the storefront or the admin. */
const API_PATHS = ['/api', '/media', '/sandbox', '/dev', '/health', '/sitemap.xml', '/robots.txt'];
const ADMIN_PATH = '/admin/dashboard';

await runSteps(async () => {
  await install();
  await build({ only: 'server' });
});
// The watcher below writes there, so the stamp would no longer be true.
forget('server');

const api = `http://127.0.0.1:${process.env.PORT || 3000}`;
const { createServer } = await import('vite');

/** Vite answers below its base only, and the base ends with a slash. */
const withSlash = (path) => (path === ADMIN_PATH ? `${path}/` : path);

/** One part's dev server, on the port wanted or the next free one. */
async function serveSources(part, port, proxy) {
  const server = await createServer({
    configFile: inRoot(part, 'vite.config.ts'),
    // Two servers would delete each other's packages in a shared cache.
    cacheDir: inRoot('node_modules/.vite', part),
    server: { host: '127.0.0.1', port, proxy },
  });
  await server.listen();
  return server;
}

const toApi = Object.fromEntries(API_PATHS.map((path) => [path, api]));
const admin = await serveSources('admin', 5174, toApi);
const adminAddress = `http://127.0.0.1:${admin.config.server.port}`;
const storefront = await serveSources('storefront', 5173, {
  ...toApi,
  [ADMIN_PATH]: { target: adminAddress, ws: true, rewrite: withSlash },
});
const address = storefront.resolvedUrls.local[0].replace(/\/$/, '');
say(`Shop, admin and API reload at ${address}`);
const server = watchServer({ SHOP_URL: process.env.SHOP_URL || address });

await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await Promise.all([storefront.close(), admin.close(), server.stop()]);
process.exit(0);
