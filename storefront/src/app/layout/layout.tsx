import { Outlet } from 'react-router';
import { useShop } from '../../features/shop/api';
import { ShopTimeZone } from '../../ui/shop-days';
import { AnnouncementBar } from './announcement-bar';
import { BackToTop } from './back-to-top';
import { ClientToasts } from './client-toasts';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';
import { PrintHead } from './print-head';
import { TestModeBar } from './test-mode-bar';
import { useFocusOnArrival } from './use-focus-on-arrival';

/** The layout of every page. */
export function Layout() {
  useFocusOnArrival();
  const { settings } = useShop();
  return (
    <div data-page className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-volt px-5 py-3 font-semibold text-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <TestModeBar />
      <AnnouncementBar />
      <Header />
      <PrintHead />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <ShopTimeZone value={settings?.timeZone ?? 'UTC'}>
          <Outlet />
        </ShopTimeZone>
      </main>
      <Footer />
      <BackToTop />
      <OfflineBanner />
      <ClientToasts />
    </div>
  );
}
