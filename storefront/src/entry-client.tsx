import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { hydrate } from './api/api';
import { patientTransport } from './api/patient-transport';
import { catchUp } from './app/catch-up';
import { CurrentPage } from './app/current-page';
import { followOrders } from './app/follow-orders';
import { followSession } from './app/follow-session';
import { OriginContext } from './app/head/origin';
import { loadPages, matchPages } from './app/load-pages';
import { readPageState } from './app/page-state';
import { prefetchOnIntent } from './app/prefetch-on-intent';
import { createStore } from './app/store';
import { session } from '../../common/browser/session';
import './styles/theme.css';

const root = document.getElementById('root');
if (root) void start(root);

async function start(element: HTMLElement): Promise<void> {
  // Evaluating the scripts and starting the app are two tasks, so that the browser can handle input in between.
  await nextTask();
  const state = readPageState();
  const store = createStore(patientTransport(session));
  setupListeners(store.dispatch);
  if (state) store.dispatch(hydrate(state.api));
  await Promise.all([loadPages(matchPages(location.pathname)), nextTask()]);
  // A server-rendered page keeps the scroll position of before hydration; after a reload the browser restores it.
  const hasView = element.firstElementChild && !element.querySelector('[data-blank]');
  const isScrolled = Boolean(hasView) && history.scrollRestoration === 'auto';
  renderPage(
    element,
    <StrictMode>
      <OriginContext value={state?.origin ?? location.origin}>
        <Provider store={store}>
          <Alive>
            <BrowserRouter useTransitions={false}>
              <CurrentPage isScrolled={isScrolled} />
            </BrowserRouter>
          </Alive>
        </Provider>
      </OriginContext>
    </StrictMode>,
  );
  followSession(store);
  followOrders(store);
  prefetchOnIntent(store);
}

/** Lets the browser handle more urgent tasks first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Wraps the whole page, so that its effect runs last. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => void catchUp(), []);
  return children;
}

/** Hydrates a server-rendered page in a transition, so that input is handled in between; renders an empty one. */
function renderPage(element: HTMLElement, app: ReactNode): void {
  if (element.firstElementChild) startTransition(() => void hydrateRoot(element, app));
  else createRoot(element).render(app);
}
