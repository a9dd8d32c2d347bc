import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the page modules of a URL into the routes, so that the first render does not wait for them. */
export async function loadPages(routes: RouteObject[], path: string): Promise<RouteObject[]> {
  const matched = (matchRoutes(routes, path) ?? []).map((match) => match.route);
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matched;
}
