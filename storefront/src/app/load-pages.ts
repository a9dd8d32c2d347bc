import { matchRoutes, type RouteMatch } from 'react-router';
import type { PageHandle } from './page-module';
import { routes } from './routes';

/** The routes of a path, from the layout to the page. */
export const matchPages = (path: string): RouteMatch[] => matchRoutes(routes, path) ?? [];

/** Whether the code of all of them is there. */
export const areLoaded = (matches: readonly RouteMatch[]): boolean =>
  matches.every(({ route }) => !route.lazy);

/** Routes whose code could not be loaded. */
const failed = new WeakSet<RouteMatch['route']>();

/**
 * Whether the code of one could not be loaded before. Chromium never requests a module again whose first request failed
 * (whatwg/html issue 6768), so that only a new document can load it.
 */
export const haveFailed = (matches: readonly RouteMatch[]): boolean =>
  matches.some(({ route }) => failed.has(route));

/** Loads their code into the routes, so that rendering does not wait for it. */
export async function loadPages(matches: readonly RouteMatch[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      try {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      } catch (reason) {
        failed.add(route);
        throw reason;
      }
    }),
  );
}

export const handleOf = ({ route }: RouteMatch): PageHandle =>
  (route.handle as PageHandle | undefined) ?? {};

/** The path that they redirect to. */
export const redirectOf = (matches: readonly RouteMatch[]): string | undefined =>
  matches.map(handleOf).find(({ redirect }) => redirect)?.redirect;
