import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useRoutes, type Location } from 'react-router';
import { reloadForNewerBuild } from '../../../common/browser/newer-build';
import { ErrorPage } from './error-page';
import { PageProgress } from './layout/page-progress';
import { areLoaded, haveFailed, loadPages, matchPages, redirectOf } from './load-pages';
import { PageBoundary } from './page-boundary';
import { routes } from './routes';
import { useLoginOnExpiry } from './use-login-on-expiry';
import { saveScrollPosition, useScrollRestoration } from './use-scroll-restoration';

interface CurrentPageProps {
  /** The browser has scrolled the first page itself. */
  isScrolled?: boolean;
}

/** What is shown: the page of a location, or why its code could not be loaded. */
interface Shown {
  location: Location;
  failure?: unknown;
}

/** The page of the address. The page before stays until the code of the next has loaded. */
export function CurrentPage({ isScrolled = true }: CurrentPageProps) {
  const next = useLocation();
  const navigate = useNavigate();
  const [{ location, failure }, setShown] = useState<Shown>({ location: next });
  useLoginOnExpiry(location);
  useScrollRestoration(location, isScrolled);
  useLayoutEffect(() => {
    if (next === location) return;
    let isLatest = true;
    const show = (reason?: unknown) => {
      if (!isLatest) return;
      saveScrollPosition(location);
      setShown({ location: next, failure: reason });
    };
    const matches = matchPages(next.pathname);
    const redirect = redirectOf(matches);
    if (redirect) void navigate(redirect, { replace: true });
    else if (areLoaded(matches)) show();
    // The router has set the address already.
    else if (haveFailed(matches) && navigator.onLine) window.location.reload();
    else {
      void loadPages(matches).then(
        () => show(),
        async (reason: unknown) => {
          // The page before stays meanwhile.
          if (!(await reloadForNewerBuild())) show(reason);
        },
      );
    }
    return () => {
      isLatest = false;
    };
  }, [next, location, navigate]);
  return (
    <>
      {next !== location && <PageProgress />}
      <PageBoundary location={location}>
        {failure === undefined ? <PageAt location={location} /> : <ErrorPage error={failure} />}
      </PageBoundary>
    </>
  );
}

/** Rendered again only for another location, not while one is on its way. */
function PageAt({ location }: { location: Location }) {
  const page = useRoutes(routes, location);
  // The router makes a new element at each render, which is what this avoids.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => page, [location]);
}
