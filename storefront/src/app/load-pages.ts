import { matchRoutes, type RouteMatch } from 'react-router';
import type { PageHandle } from './page-module';
import { routes } from './routes';

/** The routes of a path, from the layout to the page. */
export const matchPages = (path: string): RouteMatch[] => matchRoutes(routes, path) ?? [];

/** Whether the code of all of them is there. */
export const areLoaded = (matches: readonly RouteMatch[]): boolean =>
  matches.every(({ route }) => !route.lazy);

/** Loads their code into the routes, so that rendering does not wait for it. */
export async function loadPages(matches: readonly RouteMatch[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

export const handleOf = ({ route }: RouteMatch): PageHandle =>
  (route.handle as PageHandle | undefined) ?? {};

/** The path that they redirect to. */
export const redirectOf = (matches: readonly RouteMatch[]): string | undefined =>
  matches.map(handleOf).find(({ redirect }) => redirect)?.redirect;
