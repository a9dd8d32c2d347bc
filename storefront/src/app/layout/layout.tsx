import { Outlet } from 'react-router';
import { AnnouncementBar } from './announcement-bar';
import { BackToTop } from './back-to-top';
import { ClientToasts } from './client-toasts';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';
import { useFocusOnArrival } from './use-focus-on-arrival';

/** The layout of every page. */
export function Layout() {
  useFocusOnArrival();
  return (
    <div data-page className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-volt px-5 py-3 font-semibold text-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <AnnouncementBar />
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
      <OfflineBanner />
      <ClientToasts />
    </div>
  );
}
